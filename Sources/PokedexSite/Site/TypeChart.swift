package import PokeAPI

/// How much damage moves of each type do to each type.
package struct TypeChart: Sendable {
  /// The types in the order of every chart and list: the games' own, then what the data adds.
  package let types: [PokemonType]
  /// Halves of the plain damage (0, 1, 2 or 4), by attacking and defending place in `types`.
  private let halves: [[Int]]
  private let places: [Slug: Int]

  package init(_ types: [PokemonType]) {
    self.types = types.sorted { Self.rank($0) < Self.rank($1) }
    let places = Dictionary(
      self.types.enumerated().map { ($1.slug, $0) }, uniquingKeysWith: { first, _ in first })
    self.places = places
    halves = self.types.map { attacker in
      var row = [Int](repeating: 2, count: types.count)
      for (targets, factor) in [
        (attacker.doubleDamageTo, 4), (attacker.halfDamageTo, 1), (attacker.noDamageTo, 0),
      ] {
        for place in targets.compactMap({ places[$0] }) { row[place] = factor }
      }
      return row
    }
  }

  /// The factor of a move of the type at place `attacker` against a Pokémon of `defenders` types.
  package func factor(of attacker: Int, against defenders: [Slug]) -> DamageFactor {
    let places = defenders.compactMap { self.places[$0] }
    guard places.count > 1 else {
      return DamageFactor(quarters: places.first.map { 2 * halves[attacker][$0] } ?? 4)
    }
    return DamageFactor(quarters: halves[attacker][places[0]] * halves[attacker][places[1]])
  }

  private static let order: [Slug] = [
    "normal", "fire", "water", "electric", "grass", "ice", "fighting", "poison", "ground",
    "flying", "psychic", "bug", "rock", "ghost", "dragon", "dark", "steel", "fairy",
  ]

  private static func rank(_ type: PokemonType) -> (Int, Int) {
    (order.firstIndex(of: type.slug) ?? order.count, type.id)
  }
}

/// What a type's move does to a Pokémon, as a multiple of its plain damage.
package struct DamageFactor: Hashable, Comparable, Sendable {
  /// In quarters: 4 is the plain damage, 16 four times as much.
  package let quarters: Int

  package init(quarters: Int) {
    self.quarters = quarters
  }

  package static let plain = DamageFactor(quarters: 4)

  /// As charts print it: `×2`, `×¼`, `×0`.
  package var text: String {
    switch quarters {
    case 1: "×¼"
    case 2: "×½"
    default: "×\(quarters / 4)"
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.quarters < right.quarters }
}
