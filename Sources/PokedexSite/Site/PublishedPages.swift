import PokeAPI

/// The records that have pages of their own, because a published species has them.
struct PublishedPages: Sendable {
  /// The types of default varieties.
  let types: Set<Slug>
  /// The abilities of all varieties that the snapshot describes.
  let abilities: Set<Slug>
  private let groups: [GroupKind: Set<Slug>]

  init(_ entries: [Entry], index: SnapshotIndex) {
    types = Set(entries.lazy.flatMap(\.pokemon.types))
      .intersection(index.snapshot.types.lazy.map(\.slug))
    abilities = Set(
      entries.lazy.flatMap { index.varieties(of: $0.species) }.flatMap(\.abilities).map(\.ability)
    ).intersection(index.snapshot.abilities.lazy.map(\.slug))
    groups = Dictionary(
      uniqueKeysWithValues: GroupKind.allCases.map { kind in
        (kind, Set(entries.lazy.flatMap { kind.groups(of: $0.species, in: index) }))
      })
  }

  /// Whether the group has a page.
  func has(_ kind: GroupKind, _ group: Slug) -> Bool { groups[kind]?.contains(group) ?? false }

  /// The groups of a kind that have pages.
  func groups(_ kind: GroupKind) -> Set<Slug> { groups[kind] ?? [] }
}

extension SiteContext {
  /// The link to a group's page; `nil` where it has none.
  func groupURL(_ kind: GroupKind, _ group: Slug, links: Links) -> String? {
    published.has(kind, group) ? links(.group(kind, group)) : nil
  }

  /// The link to a generation's page; `nil` where no published species is of it.
  func generationURL(_ generation: Slug, links: Links) -> String? {
    guard !index.speciesIDs(ofGeneration: generation).isEmpty else { return nil }
    return index.generation(generation).map { links(.generation($0.id)) }
  }

  /// The link to an ability's page; `nil` where it has none.
  func abilityURL(_ ability: Slug, links: Links) -> String? {
    published.abilities.contains(ability) ? links(.ability(ability)) : nil
  }
}
