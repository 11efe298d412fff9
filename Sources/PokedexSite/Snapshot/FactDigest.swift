import PokeAPI

/// A long list of facts in short: how many there are, and a hash that tells one list from another.
///
/// `24 9f3a21c0` are the 24 moves of a game; the moves themselves would make the history heavy.
struct FactDigest {
  let count: Int
  private var hash = FNV1a()

  /// `24 9f3a21c0`.
  var text: String {
    "\(count) " + UInt32(truncatingIfNeeded: hash.value ^ (hash.value >> 32)).hexadecimal
  }

  init(_ game: Learnset.Game) {
    count = game.moves.count
    for move in game.moves {
      add(Int(move.move))
      add(Int(move.method.rawValue))
      add(Int(move.level))
    }
  }

  init(_ encounters: PokemonEncounters) {
    count = encounters.places.count
    for place in encounters.places {
      add(place.area.rawValue)
      for version in place.versions { add(version.rawValue) }
      add(place.method.rawValue)
      add(place.levels.lowerBound)
      add(place.levels.upperBound)
      add(place.chance)
    }
  }

  private mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 32, by: 8) {
      hash.add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func add(_ text: String) {
    hash.add(text.utf8)
    hash.add(0)
  }
}
