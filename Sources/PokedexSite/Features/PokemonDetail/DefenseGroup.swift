import Markup
import PokeAPI

/// The types whose moves do the same kind of damage to a Pokémon, or what one of its abilities
/// changes about it.
struct DefenseGroup: Equatable, Sendable {
  /// "Weak to", or "With Levitate".
  let title: String
  /// The most telling factor first, then in the order of types.
  let cells: [DefenseCell]
}

extension DefenseGroup {
  /// The groups that a Pokémon of these types and abilities has: weaknesses, resistances,
  /// immunities, the rest; then, for each ability that changes some, what they become.
  static func all(of pokemon: Pokemon, _ sources: PokemonDetailSources) -> [DefenseGroup] {
    let strings = sources.context.strings
    let factors = sources.defense(of: pokemon)
    let kinds: [(StringKey, (DamageFactor) -> Bool)] = [
      (.defenseWeak, { $0 > .plain }),
      (.defenseResistant, { $0 < .plain && $0.multiplier > 0 }),
      (.defenseImmune, { $0.multiplier == 0 }),
      (.defensePlain, { $0 == .plain }),
    ]
    let groups = kinds.map { key, belongs in
      DefenseGroup(title: strings[key], factors: factors, where: { belongs($1) }, sources)
    }
    let changes = sources.abilityDefense(of: pokemon).map { ability, changed in
      DefenseGroup(
        title: strings(
          .defenseWith,
          ("ability", sources.context.vocabulary.name(.ability, ability).text)),
        factors: changed, where: { place, factor in factor != factors[place] }, sources)
    }
    return (groups + changes).filter { !$0.cells.isEmpty }
  }

  private init(
    title: String, factors: [DamageFactor], where belongs: (Int, DamageFactor) -> Bool,
    _ sources: PokemonDetailSources
  ) {
    self.title = title
    let places = factors.indices.filter { belongs($0, factors[$0]) }
      .sorted { (-distance(factors[$0]), $0) < (-distance(factors[$1]), $1) }
    func distance(_ factor: DamageFactor) -> Double { abs(factor.multiplier - 1) }
    cells = places.map {
      DefenseCell(
        type: sources.typeLabels[$0], factor: factors[$0], strings: sources.context.strings)
    }
  }
}

extension DefenseGroup: TemplateValue {
  static let fields: [Field<DefenseGroup>] = [
    .text("title") { $0.title },
    .list("cells") { $0.cells },
  ]
}
