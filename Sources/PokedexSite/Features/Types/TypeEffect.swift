import Markup
import PokeAPI

/// What the moves of a type do, and what its Pokémon take, type by type.
struct TypeEffect: Equatable, Sendable {
  /// The types that share one factor.
  struct Group: Equatable, Sendable {
    /// "Double ×2".
    let title: String
    let types: [TypeLabel]
  }

  let offense: [Group]
  let defense: [Group]

  init(_ context: SiteContext, of type: Slug, links: Links) {
    let chart = context.index.typeChart
    func groups(_ multiplier: (Slug) -> Double) -> [Group] {
      let factors: [(key: StringKey, multiplier: Double)] = [
        (.typeDouble, 2), (.typeHalf, 0.5), (.typeNone, 0),
      ]
      return factors.map { factor in
        let types = context.types.map(\.slug).filter { multiplier($0) == factor.multiplier }
        return Group(
          title: context.strings[factor.key], types: context.typeLabels(types, links: links))
      }
    }
    offense = groups { chart.multiplier(attacking: type, defending: [$0]) }
    defense = groups { chart.multiplier(attacking: $0, defending: [type]) }
  }
}

extension TypeEffect {
  /// What moves do to a Pokémon of the given types, by factor, the most harmful first; only the
  /// factors that some type has.
  static func defense(_ context: SiteContext, of types: [Slug], links: Links) -> [Group] {
    let factors: [(key: StringKey, multiplier: Double)] = [
      (.typeQuadruple, 4), (.typeDouble, 2), (.typePlain, 1), (.typeHalf, 0.5),
      (.typeQuarter, 0.25), (.typeNone, 0),
    ]
    return factors.compactMap { factor in
      let attackers = context.types.map(\.slug).filter {
        context.index.typeChart.multiplier(attacking: $0, defending: types) == factor.multiplier
      }
      guard !attackers.isEmpty else { return nil }
      return Group(
        title: context.strings[factor.key],
        types: context.typeLabels(attackers, links: links))
    }
  }
}

extension TypeEffect: TemplateValue {
  static let fields: [Field<TypeEffect>] = [
    .list("offense") { $0.offense },
    .list("defense") { $0.defense },
  ]
}

extension TypeEffect.Group: TemplateValue {
  static let fields: [Field<TypeEffect.Group>] = [
    .text("title") { $0.title },
    .list("types") { $0.types },
  ]
}
