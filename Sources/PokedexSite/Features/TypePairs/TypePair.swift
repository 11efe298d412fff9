import PokeAPI

/// Two types, and the published species that have both.
struct TypePair: Sendable {
  /// In the order of types.
  let first: Slug
  let second: Slug
  /// The species whose default variety has both types, in either order.
  let entries: [Entry]
  /// The varieties beside the default ones that have both, each with its species.
  let varieties: [Variety]

  var address: PageAddress { .typePair(first, second) }

  /// The type beside the given one.
  func other(than type: Slug) -> Slug { type == first ? second : first }

  /// "Grass and Poison".
  func name(_ context: SiteContext) -> String {
    context.strings.list([first, second].map { context.vocabulary.name(.type, $0).text })
  }

  /// All pairs of the types that have pages, in the order of types: 153 for 18 types.
  static func all(_ context: SiteContext) -> [TypePair] {
    var entries: [Set<Slug>: [Entry]] = [:]
    var varieties: [Set<Slug>: [Variety]] = [:]
    for variety in context.publishedVarieties where variety.pokemon.types.count == 2 {
      let types = Set(variety.pokemon.types)
      if variety.pokemon.id == variety.entry.pokemon.id {
        entries[types, default: []].append(variety.entry)
      } else {
        varieties[types, default: []].append(variety)
      }
    }
    let types = context.types.map(\.slug).filter(context.published.types.contains)
    return types.enumerated().flatMap { place, first in
      types[(place + 1)...].map { second in
        TypePair(
          first: first, second: second, entries: entries[[first, second]] ?? [],
          varieties: varieties[[first, second]] ?? [])
      }
    }
  }
}
