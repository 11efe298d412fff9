import PokeAPI

/// The records that have pages of their own, because a published species has them.
struct PublishedPages: Sendable {
  /// The types of default varieties.
  let types: Set<Slug>
  /// The abilities of all varieties that the snapshot describes.
  let abilities: Set<Slug>
  /// The moves that these varieties learn in games that the snapshot describes.
  let moves: Set<Slug>
  private let groups: [GroupKind: Set<Slug>]

  init(_ entries: [Entry], index: SnapshotIndex) {
    types = Set(entries.lazy.flatMap(\.pokemon.types))
      .intersection(index.snapshot.types.lazy.map(\.slug))
    abilities = Set(
      entries.lazy.flatMap { index.varieties(of: $0.species) }.flatMap(\.abilities).map(\.ability)
    ).intersection(index.snapshot.abilities.lazy.map(\.slug))
    moves = Self.moves(entries, index)
    groups = Dictionary(
      uniqueKeysWithValues: GroupKind.allCases.map { kind in
        (kind, Set(entries.lazy.flatMap { kind.groups(of: $0.species, in: index) }))
      })
  }

  private static func moves(_ entries: [Entry], _ index: SnapshotIndex) -> Set<Slug> {
    let places = MovePlaces(index.snapshot.moves)
    var isLearned = [Bool](repeating: false, count: index.snapshot.moves.count)
    for entry in entries {
      for pokemon in index.varieties(of: entry.species) {
        for game in pokemon.learnset.games where index.versionGroup(game.versionGroup) != nil {
          for way in game.moves {
            if let place = places[way.move] { isLearned[place] = true }
          }
        }
      }
    }
    return Set(zip(index.snapshot.moves, isLearned).lazy.filter(\.1).map(\.0.slug))
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

  /// The link to a move's page; `nil` where it has none.
  func moveURL(_ move: Slug, links: Links) -> String? {
    published.moves.contains(move) ? links(.move(move)) : nil
  }

  /// The link to an ability's page; `nil` where it has none.
  func abilityURL(_ ability: Slug, links: Links) -> String? {
    published.abilities.contains(ability) ? links(.ability(ability)) : nil
  }
}
