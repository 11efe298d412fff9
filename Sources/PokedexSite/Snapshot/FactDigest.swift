import PokeAPI

/// A long list of facts in short: how many there are, and a hash that tells one list from another.
///
/// `24 9f3a21c0` are the 24 moves of a game; the moves themselves would make the history heavy.
struct FactDigest {
  let count: Int
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// `24 9f3a21c0`.
  var text: String {
    let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
    return "\(count) " + String(repeating: "0", count: 8 - digits.utf8.count) + digits
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

  /// FNV-1a, 64 bits.
  private mutating func add(byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 32, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    add(byte: 0)
  }
}
