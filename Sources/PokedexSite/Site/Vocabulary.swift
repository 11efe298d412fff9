import PokeAPI

/// What the data's records are called in one language, looked up once for the whole site.
struct Vocabulary: Sendable {
  private let words: [Key: Wording]
  private let gameNames: [Slug: String]

  private struct Key: Hashable {
    let resource: Resource
    let slug: Slug
  }

  init(_ snapshot: Snapshot, language: String, strings: Strings) {
    var words: [Key: Wording] = [:]
    func add(_ resource: Resource, _ slug: Slug, _ names: LocalizedText) {
      words[Key(resource: resource, slug: slug)] = Wording(names, in: language, else: slug)
    }
    for record in snapshot.named { add(record.resource, record.slug, record.names) }
    for ability in snapshot.abilities { add(.ability, ability.slug, ability.names) }
    for move in snapshot.moves { add(.move, move.slug, move.names) }
    for type in snapshot.types { add(.type, type.slug, type.names) }
    for generation in snapshot.generations { add(.generation, generation.slug, generation.names) }
    for pokedex in snapshot.pokedexes { add(.pokedex, pokedex.slug, pokedex.names) }
    for version in snapshot.versions { add(.version, version.slug, version.names) }
    for species in snapshot.species { add(.pokemonSpecies, species.slug, species.names) }
    self.words = words
    gameNames = Dictionary(
      snapshot.versionGroups.map { group in
        let names = group.versions.map {
          words[Key(resource: .version, slug: $0)]?.text ?? $0.title
        }
        return (group.slug, Self.together(names, strings) ?? group.slug.title)
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Names of games as one: "Red and Blue", and for "Sword: The Isle of Armor" and its twin what
  /// they share, "The Isle of Armor". `nil` for none.
  private static func together(_ names: [String], _ strings: Strings) -> String? {
    guard let first = names.first else { return nil }
    let shared = first.split(separator: ": ").last.map { ": " + $0 } ?? ""
    if names.count > 1, shared.utf8.count < first.utf8.count,
      names.allSatisfy({ $0.hasSuffix(shared) })
    {
      return String(shared.dropFirst(2))
    }
    return strings.list(names)
  }

  /// What a record is called; its slug in readable form where the snapshot does not hold it.
  func name(_ resource: Resource, _ slug: Slug) -> Wording {
    words[Key(resource: resource, slug: slug)] ?? Wording(slug.title)
  }

  /// The games of a version group: "Red and Blue".
  func games(_ versionGroup: Slug) -> String {
    gameNames[versionGroup] ?? versionGroup.title
  }
}
