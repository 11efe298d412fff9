import PokeAPI

/// Where moves stand in the snapshot, by id. Learnsets name moves by id half a million times, for
/// which a dictionary is too slow.
struct MovePlaces: Sendable {
  private let places: [Int32]

  /// No id of the data is nearly as large; a move with a larger one has no place.
  private static let maximumID = 65_535

  init(_ moves: [Move]) {
    let largest = moves.lazy.map(\.id).filter { $0 <= Self.maximumID }.max() ?? 0
    var places = [Int32](repeating: -1, count: max(0, largest) + 1)
    for (place, move) in moves.enumerated() where places.indices.contains(move.id) {
      places[move.id] = Int32(place)
    }
    self.places = places
  }

  /// The place of the move in the snapshot's list; `nil` where the snapshot lacks it.
  subscript(id: Int32) -> Int? {
    guard places.indices.contains(Int(id)), case let place = places[Int(id)], place >= 0 else {
      return nil
    }
    return Int(place)
  }
}
