/// How much damage moves of one type do to Pokémon of others.
public struct TypeChart: Equatable, Sendable {
  private let multipliers: [Slug: [Slug: Double]]

  /// The chart of these types.
  public init(_ types: [PokemonType]) {
    var multipliers: [Slug: [Slug: Double]] = [:]
    for type in types {
      var row: [Slug: Double] = [:]
      for slug in type.doubleDamageTo { row[slug] = 2 }
      for slug in type.halfDamageTo { row[slug] = 0.5 }
      for slug in type.noDamageTo { row[slug] = 0 }
      multipliers[type.slug] = row
    }
    self.multipliers = multipliers
  }

  /// The factor on the damage of a move of type `attacking` to a Pokémon of all the types
  /// `defending`: 0, 0.25, 0.5, 1, 2 or 4. An unknown type changes nothing.
  public func multiplier(attacking: Slug, defending: [Slug]) -> Double {
    defending.reduce(1) { $0 * (multipliers[attacking]?[$1] ?? 1) }
  }
}
