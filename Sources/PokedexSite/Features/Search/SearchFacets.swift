import PokeAPI

/// What the search page's filters and orders ask for. It names nothing in any language, so there
/// is one for the whole site.
///
/// Published as `search/facets.<hash>.json`; `Templates/assets/search.js` reads it. Its columns
/// have a value for each of the index's species, in the same order.
struct SearchFacets: Encodable, Equatable, Sendable {
  /// What can be measured, as addresses name it: the stats, their total, height and weight.
  static let measures = StatValues.slugs.map(\.rawValue) + ["total", "height", "weight"]

  let measures = Self.measures
  /// A line for each of the six stats; each letter is a value, counted from U+0100.
  let stats: PackedText
  /// Decimeters.
  let height: [Int]
  /// Hectograms.
  let weight: [Int?]
  /// The egg groups, by the letters that stand for them, `a` for the first.
  let eggGroups: [Slug]
  /// A word for each species, a letter for each of its egg groups.
  let eggs: String
  let colors: [Slug]
  /// A letter for each species.
  let color: String
  /// The national numbers of legendary, mythical and baby species, as runs.
  let kinds: [String: [Int]]
  /// For each of the index's types what its moves do to each of them: a digit, `5` for a half.
  let chart: [String]

  init(_ context: SiteContext) {
    let entries = context.entries
    stats = PackedText(
      StatValues.slugs.indices.map { place in
        entries.map { Self.mark(of: $0.pokemon.stats.values[place]) }.joined()
      }
      .joined(separator: "\n"))
    height = entries.map(\.pokemon.height)
    weight = entries.map(\.pokemon.weight)
    eggGroups = Self.lettered(entries.flatMap(\.species.eggGroups))
    colors = Self.lettered(entries.map(\.species.color))
    let groups = eggGroups
    let all = colors
    eggs = entries.map { Self.letters($0.species.eggGroups, of: groups) }.joined(separator: " ")
    color = entries.map { Self.letters([$0.species.color], of: all) }.joined()
    kinds = Dictionary(
      uniqueKeysWithValues: GroupKind.ranks.map { rank in
        (
          rank.slug.rawValue,
          SearchIndex.runs(entries.lazy.map(\.species).filter(rank.has).map(\.id))
        )
      })
    let types = SearchIndex.types(context)
    chart = types.map { attack in
      types.map { Self.digit(attack, against: $0.slug) }.joined()
    }
  }

  /// As many as there are letters.
  private static func lettered(_ slugs: [Slug]) -> [Slug] {
    Array(Set(slugs).sorted().prefix(26))
  }

  private static func letters(_ slugs: [Slug], of all: [Slug]) -> String {
    slugs.compactMap(all.firstIndex).map(SearchIndex.letter).joined()
  }

  /// The highest that has a letter is far above any stat.
  private static func mark(of value: Int) -> String {
    Unicode.Scalar(0x100 + UInt32(min(max(value, 0), 0xFFF))).map(String.init) ?? ""
  }

  private static func digit(_ attack: PokemonType, against type: Slug) -> String {
    if attack.noDamageTo.contains(type) { return "0" }
    if attack.halfDamageTo.contains(type) { return "5" }
    return attack.doubleDamageTo.contains(type) ? "2" : "1"
  }
}
