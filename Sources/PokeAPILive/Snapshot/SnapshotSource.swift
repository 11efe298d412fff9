package import PokeAPI

extension PokeAPIClient {
  /// Serves a snapshot as if it were the API: its records, its lists, and where they point.
  package static func snapshot(_ snapshot: Snapshot) -> PokeAPIClient {
    let source = SnapshotSource(snapshot)
    return PokeAPIClient(
      page: { resource, limit, offset in
        let references = source.lists[resource] ?? []
        return ResourcePage(count: references.count, references: references)
          .page(limit: limit, offset: offset)
      },
      item: { try source.record($0) })
  }
}

/// A snapshot's records by reference, and its lists.
private struct SnapshotSource: Sendable {
  let lists: [Resource: [ResourceReference]]
  private let items: [ResourceReference: ResourceItem]
  private let links: SnapshotLinks

  init(_ snapshot: Snapshot) {
    let items = snapshot.items
    let references = items.map(\.reference)
    self.items = Dictionary(zip(references, items), uniquingKeysWith: { first, _ in first })
    lists = Dictionary(grouping: references, by: \.resource)
    links = SnapshotLinks(references, snapshot.versionGroups)
  }

  func record(_ reference: ResourceReference) throws(SourceFailure) -> ResourceRecord {
    guard let item = items[reference] else {
      throw SourceFailure(
        kind: .notFound, subject: reference.description, problem: "the snapshot does not hold it",
        remedy: "Make a new snapshot with `pokedex fetch`.")
    }
    return ResourceRecord(item, references: links.references(of: item))
  }
}

extension Snapshot {
  /// All records, in the order of the lists.
  fileprivate var items: [ResourceItem] {
    var items: [ResourceItem] = []
    items += species.map(ResourceItem.pokemonSpecies)
    items += pokemon.map(ResourceItem.pokemon)
    items += forms.map(ResourceItem.pokemonForm)
    items += evolutionChains.map(ResourceItem.evolutionChain)
    items += types.map(ResourceItem.type)
    items += abilities.map(ResourceItem.ability)
    items += generations.map(ResourceItem.generation)
    items += versionGroups.map(ResourceItem.versionGroup)
    items += versions.map(ResourceItem.version)
    items += pokedexes.map(ResourceItem.pokedex)
    items += moves.map(ResourceItem.move)
    items += encounters.map(ResourceItem.encounters)
    items += named.map(ResourceItem.named)
    return items
  }
}
