package import PokeAPI

/// What the search page loads first: names, types, abilities and generations in one language.
///
/// Published as `search/index.<language>.<hash>.json`; `Templates/assets/search.js` reads it.
/// Columns, runs and repeats keep it small.
package struct SearchIndex: Encodable, Equatable, Sendable {
  package struct TypeName: Encodable, Equatable, Sendable {
    package let slug: Slug
    package let name: String
  }

  package struct Generation: Encodable, Equatable, Sendable {
    package let id: Int
    package let name: String
    package let region: String?
    /// The national numbers of its species, as runs.
    package let numbers: [Int]
  }

  package let language: String
  /// The national numbers of all published species, as runs: `[1, 151, 906, 1025]`. The columns
  /// below have one value for each, in the same order.
  package let numbers: [Int]
  package let names: [String]
  /// The slugs of the detail pages, by national number, where they are not the words of the name
  /// with hyphens between them.
  package let slugs: [String: Slug]
  /// In the order of the type chart.
  package let types: [TypeName]
  /// Places in `types`; 0 in place of a list stands for the list before it.
  package let typesOf: [Repeatable]
  /// In the order of first mention.
  package let abilities: [String]
  /// Places in `abilities`; 0 in place of a list stands for the list before it.
  package let abilitiesOf: [Repeatable]
  package let generations: [Generation]
  /// What stands before and after the national number in the address of every picture; `nil`
  /// where the site has none, or where their addresses follow no such rule.
  package let picture: [String]?

  package init(_ context: SiteContext) {
    let entries = context.entries
    language = context.language.tag.rawValue
    numbers = Self.runs(entries.map(\.species.id))
    names = entries.map(\.name.text)
    slugs = Dictionary(
      entries.lazy.filter { Self.derivedSlug($0.name.text) != $0.pokemon.slug.rawValue }
        .map { (String($0.species.id), $0.pokemon.slug) },
      uniquingKeysWith: { first, _ in first })

    let published = context.typeChart.types.filter { context.publishedTypes.contains($0.slug) }
    types = published.map {
      TypeName(slug: $0.slug, name: context.vocabulary.name(.type, $0.slug).text)
    }
    var typeColumn = PlaceColumn(published.map(\.slug))
    var abilityColumn = PlaceColumn([])
    for entry in entries {
      typeColumn.append(entry.pokemon.types)
      abilityColumn.append(entry.pokemon.abilities.map(\.ability))
    }
    typesOf = typeColumn.places
    abilities = abilityColumn.slugs.map { context.vocabulary.name(.ability, $0).text }
    abilitiesOf = abilityColumn.places

    let numbersByGeneration = Dictionary(grouping: entries, by: \.species.generation)
    generations = context.snapshot.generations.compactMap { generation in
      guard let entries = numbersByGeneration[generation.slug] else { return nil }
      return Generation(
        id: generation.id, name: context.vocabulary.name(.generation, generation.slug).text,
        region: generation.region.map { context.vocabulary.name(.region, $0).text },
        numbers: Self.runs(entries.map(\.species.id)))
    }
    picture = Self.pictureRule(entries)
  }

  /// The slug that the browser derives from a name.
  static func derivedSlug(_ name: String) -> String {
    SearchNormalizer.normalize(name).split(separator: " ").joined(separator: "-")
  }

  /// Ascending numbers as first and last of each unbroken run.
  static func runs(_ numbers: [Int]) -> [Int] {
    var runs: [Int] = []
    for number in numbers {
      if let last = runs.last, last + 1 == number {
        runs[runs.count - 1] = number
      } else {
        runs += [number, number]
      }
    }
    return runs
  }

  private static func pictureRule(_ entries: [Entry]) -> [String]? {
    guard let first = entries.first, let address = first.plate.picture?.url,
      let slash = address.lastIndex(of: "/")
    else { return nil }
    let file = address[slash...].dropFirst()
    let number = String(first.species.id)
    guard file.hasPrefix(number) else { return nil }
    let rule = [String(address[...slash]), String(file.dropFirst(number.utf8.count))]
    let isKept = entries.allSatisfy {
      $0.plate.picture?.url == "\(rule[0])\($0.species.id)\(rule[1])"
    }
    return isKept ? rule : nil
  }
}

/// Lists of places in a table, each written in full only where it differs from the one before.
private struct PlaceColumn {
  private(set) var slugs: [Slug]
  private(set) var places: [SearchIndex.Repeatable] = []
  private var placesBySlug: [Slug: Int]
  private var last: [Int]?

  init(_ slugs: [Slug]) {
    self.slugs = slugs
    placesBySlug = Dictionary(
      slugs.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func append(_ list: [Slug]) {
    let found = list.map { slug in
      if let place = placesBySlug[slug] { return place }
      slugs.append(slug)
      placesBySlug[slug] = slugs.count - 1
      return slugs.count - 1
    }
    places.append(found == last ? .same : .list(found))
    last = found
  }
}

extension SearchIndex {
  /// A list, or the sign that it is the one before.
  package enum Repeatable: Encodable, Equatable, Sendable {
    case list([Int])
    case same

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .list(let places): try container.encode(places)
      case .same: try container.encode(0)
      }
    }
  }
}
