import PokeAPI

/// A letter of the index of names, and the published species whose English names begin with it.
struct NameSection: Equatable, Sendable {
  /// `a` to `z`, or `other` for a name without such a letter.
  let letter: String
  /// By name.
  let entries: [Place]

  struct Place: Equatable, Sendable {
    /// What the name is sorted by.
    let key: String
    let number: Int
  }

  var address: PageAddress { .names(letter) }

  /// The letters that have names, in order. Every published species is in exactly one of them.
  static func all(_ context: SiteContext) -> [NameSection] {
    let places = context.entries.map { entry in
      let name = entry.species.names["en"] ?? entry.species.slug.title
      return Place(key: SearchNormalizer.normalize(name), number: entry.species.id)
    }
    return Dictionary(grouping: places) { letter(of: $0.key) }
      .sorted { rank($0.key) < rank($1.key) }
      .map { letter, places in
        NameSection(
          letter: letter, entries: places.sorted { ($0.key, $0.number) < ($1.key, $1.number) })
      }
  }

  /// What the letter is called on a page: `A`; `nil` for the names without a letter.
  var title: String? { letter == Self.other ? nil : letter.uppercased() }

  private static let other = "other"

  private static func letter(of key: String) -> String {
    guard let first = key.first, ("a"..."z").contains(first) else { return other }
    return String(first)
  }

  private static func rank(_ letter: String) -> String { letter == other ? "~" : letter }
}
