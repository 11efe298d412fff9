import PokeAPI

/// When pages last changed by what the history records of the facts that they show. Of other pages
/// nothing is known, and nothing is said.
struct LastChanges: Sendable {
  /// By the folder that holds the page and those below it, from the root of its language.
  private var dates: [String: Timestamp] = [:]

  init(_ history: History?, _ index: SnapshotIndex) {
    guard let history, let newest = history.changes.first else { return }
    dates[PageAddress.changes.folder] = newest.date
    for set in history.changes.reversed() {
      for entry in set.entries where entry.key.kind == .pokemon {
        guard let pokemon = index.pokemon(entry.key.slug),
          let page = index.species(pokemon.species).flatMap(index.defaultPokemon)
        else { continue }
        dates[PageAddress.pokemon(page.slug).folder] = set.date
      }
    }
  }

  /// Of the page in `folder`, given from the root of its language.
  subscript(folder: String) -> Timestamp? {
    guard !dates.isEmpty else { return nil }
    let parts = folder.split(separator: "/").map(String.init)
    return (1...2).lazy.compactMap { count in
      parts.count < count ? nil : dates[parts.prefix(count).map { $0 + "/" }.joined()]
    }.first
  }
}
