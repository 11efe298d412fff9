import PokeAPI

/// How an ability changes the damage that moves do to its owner by their type.
///
/// The data tells abilities in prose alone; these are facts of the games, as the games' own texts
/// and PokeAPI's describe them. Only what holds at all times is here: not what weather, full HP,
/// contact or a class of moves decides.
enum AbilityDefense: Equatable, Sendable {
  /// The damage of moves of these types is multiplied.
  case types([Slug: Double])
  /// The damage of moves that do more than their plain damage is multiplied.
  case superEffective(Double)
  /// Only moves that do more than their plain damage do any.
  case onlySuperEffective

  /// The abilities that change it.
  static let all: [Slug: AbilityDefense] = [
    // No damage at all.
    "levitate": .types(["ground": 0]),
    "eelevate": .types(["ground": 0]),
    "earth-eater": .types(["ground": 0]),
    "volt-absorb": .types(["electric": 0]),
    "lightning-rod": .types(["electric": 0]),
    "motor-drive": .types(["electric": 0]),
    "water-absorb": .types(["water": 0]),
    "storm-drain": .types(["water": 0]),
    "flash-fire": .types(["fire": 0]),
    "well-baked-body": .types(["fire": 0]),
    "sap-sipper": .types(["grass": 0]),
    "wonder-guard": .onlySuperEffective,
    // Less of it.
    "thick-fat": .types(["fire": 0.5, "ice": 0.5]),
    "heatproof": .types(["fire": 0.5]),
    "water-bubble": .types(["fire": 0.5]),
    "purifying-salt": .types(["ghost": 0.5]),
    "filter": .superEffective(0.75),
    "solid-rock": .superEffective(0.75),
    "prism-armor": .superEffective(0.75),
    // More of it.
    "dry-skin": .types(["water": 0, "fire": 1.25]),
    "fluffy": .types(["fire": 2]),
  ]

  /// What a move of a type does to an owner of the ability, where it does `factor` to others.
  func callAsFunction(_ factor: DamageFactor, from type: Slug) -> DamageFactor {
    switch self {
    case .types(let types): DamageFactor(factor.multiplier * (types[type] ?? 1))
    case .superEffective(let share):
      factor > .plain ? DamageFactor(factor.multiplier * share) : factor
    case .onlySuperEffective: factor > .plain ? factor : DamageFactor(0)
    }
  }
}
