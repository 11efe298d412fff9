import PokeAPI

/// Games in which moves are looked at: those of one generation, or those of one version group.
struct MoveEra: Equatable, Sendable {
  /// The generation's number.
  let generation: Int
  /// The place of each version group among all, by release; ascending.
  let orders: [Int]

  /// What a move was in these games, in their order, each state once.
  func states(of move: Move, order: (Slug) -> Int) -> [Move] {
    let past = move.past.map { (order($0.versionGroup), $0) }.sorted { $0.0 > $1.0 }
    return orders.reduce(into: []) { states, order in
      var state = move
      for (change, past) in past where order < change {
        state.type = past.type ?? state.type
        state.power = past.power ?? state.power
        state.accuracy = past.accuracy ?? state.accuracy
        state.powerPoints = past.powerPoints ?? state.powerPoints
      }
      if generation < Self.firstWithOwnClass, move.damageClass != "status" {
        state.damageClass = Self.special.contains(state.type) ? "special" : "physical"
      }
      if states.last != state { states.append(state) }
    }
  }

  /// From generation IV on each move has a class of its own; before it was its type's.
  private static let firstWithOwnClass = 4
  private static let special: Set<Slug> = [
    "fire", "water", "electric", "grass", "ice", "psychic", "dragon", "dark",
  ]
}
