import PokeAPI

/// What the search page loads first: names, types, abilities and generations in one language.
///
/// Published as `search/index.<language>.<hash>.json`; `Templates/assets/search.js` reads it.
/// Columns, runs and repeats keep it small.
struct SearchIndex: Encodable, Equatable, Sendable {
  struct TypeName: Encodable, Equatable, Sendable {
    let slug: Slug
    let name: String
  }

  struct Generation: Encodable, Equatable, Sendable {
    let id: Int
    let name: String
    let region: String?
    /// The national numbers of its species, as runs.
    let numbers: [Int]
  }

  /// A file with more names, for queries with some letters.
  struct File: Encodable, Equatable, Sendable {
    /// Its name; it lies beside the index.
    let path: String
    /// The inside of a character class; see `SearchScript.letters`.
    let letters: String
  }

  let language: String
  /// The names in other languages.
  let files: [File]
  /// The national numbers of all published species, as runs: `[1, 151, 906, 1025]`. The columns
  /// below have one value for each, in the same order.
  let numbers: [Int]
  let names: [String]
  /// The slugs of the detail pages, by national number, where they are not the words of the name
  /// with hyphens between them; `-normal` is added to those.
  let slugs: [String: String]
  /// In the order of the type chart; the first 26 of them, which traits can name.
  let types: [TypeName]
  /// In the order of first mention.
  let abilities: [String]
  /// One word for each number, a blank between them: a letter for each type, `a` for the first of
  /// `types`, then for each ability its place in two digits of base 36, `+` for the place after the
  /// highest so far. An empty word stands for the one before it: `eh++   b++ bj0203`.
  let traits: String
  let generations: [Generation]
  /// What stands before and after the national number in the address of every picture; `nil`
  /// where the site has none, or where their addresses follow no such rule.
  let picture: [String]?

  init(_ context: SiteContext, files: [File] = []) {
    let entries = context.entries
    self.files = files
    language = context.language.tag.rawValue
    numbers = Self.runs(entries.map(\.species.id))
    names = entries.map(\.name.text)
    slugs = Dictionary(
      entries.lazy.compactMap { entry in
        Self.slugRest(entry).map { (String(entry.species.id), $0) }
      },
      uniquingKeysWith: { first, _ in first })

    types = Self.types(context).map {
      TypeName(slug: $0.slug, name: context.vocabulary.name(.type, $0.slug).text)
    }
    var table = SlugTable()
    traits = Self.traits(entries.map(\.pokemon), types: types.map(\.slug), abilities: &table)
    abilities = Self.abilities(context).map { context.vocabulary.name(.ability, $0).text }

    generations = GenerationSection.all(context).map { section in
      Generation(
        id: section.generation.id, name: section.name.text, region: section.region?.text,
        numbers: Self.runs(section.entries.map(\.species.id)))
    }
    picture = Self.pictureRule(entries)
  }

  /// The types that letters stand for.
  static func types(_ context: SiteContext) -> [PokemonType] {
    Array(context.types.filter { context.published.types.contains($0.slug) }.prefix(26))
  }

  /// The abilities that places stand for, each where the first species has it.
  static func abilities(_ context: SiteContext) -> [Slug] {
    var table = SlugTable()
    for ability in context.entries.lazy.flatMap(\.pokemon.abilities) {
      _ = table.mark(of: ability.ability)
    }
    return table.slugs
  }

  /// The slug that the browser derives from a name.
  static func derivedSlug(_ name: String) -> String {
    SearchNormalizer.normalize(name).split(separator: " ").joined(separator: "-")
  }

  /// What the browser has to know of an entry's slug beside its name.
  private static func slugRest(_ entry: Entry) -> String? {
    let slug = entry.pokemon.slug.rawValue
    let derived = derivedSlug(entry.name.text)
    if slug == derived { return nil }
    return slug.hasPrefix(derived + "-") ? String(slug.dropFirst(derived.count)) : slug
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

  private static func traits(
    _ pokemon: [Pokemon], types: [Slug], abilities: inout SlugTable
  ) -> String {
    var last: (types: [Slug], abilities: [Slug])?
    return pokemon.map { pokemon in
      let own = (types: pokemon.types, abilities: pokemon.abilities.map(\.ability))
      if let last, last == own { return "" }
      last = own
      let letters = own.types.compactMap(types.firstIndex).map(letter)
      return (letters + own.abilities.map { abilities.mark(of: $0) }).joined()
    }
    .joined(separator: " ")
  }

  /// The letter that stands for a place in a table: `a` for the first.
  static func letter(_ place: Int) -> String {
    String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(place)))
  }

  private static func pictureRule(_ entries: [Entry]) -> [String]? {
    // Names by content follow no rule: results then show the number plate.
    guard let first = entries.first, let picture = first.plate.picture, !picture.isLocal,
      case let address = picture.url, let slash = address.lastIndex(of: "/")
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

/// Slugs in the order of first mention.
private struct SlugTable {
  private(set) var slugs: [Slug] = []
  private var places: [Slug: Int] = [:]

  /// What stands for a slug in the traits.
  mutating func mark(of slug: Slug) -> String {
    if let place = places[slug] {
      let digits = String(place, radix: 36, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    places[slug] = slugs.count
    slugs.append(slug)
    return "+"
  }
}
