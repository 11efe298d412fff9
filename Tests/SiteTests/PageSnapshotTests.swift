import Markup
import PokeAPI
import PokedexSite
import Testing

/// Pages as they were when somebody last looked at them, of a site of seven species.
///
/// After a wanted change: `POKEDEX_RECORD=1 swift test --filter PageSnapshotTests`, then read the
/// difference.
@Suite struct PageSnapshotTests {
  private static let built = Result {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [1, 2, 3, 133, 147, 148, 149]
    snapshot.favorites = [149, 133]
    return try WholeSite(snapshot, configuration: SiteConfiguration(pageSize: 5))
  }

  @Test(arguments: [
    ("list-2", "page/2/index.html"), ("bulbasaur", "pokemon/bulbasaur/index.html"),
    ("type-dragon", "types/dragon/index.html"), ("generations", "generations/index.html"),
    ("favorites", "favorites/index.html"), ("not-found", "404.html"),
  ])
  func looksAsBefore(name: String, path: String) throws {
    let text = try #require(try Self.built.get().files[path])
    // The hashes in the names of assets change with every style rule.
    let page = text.replacing(/\.[0-9a-f]{16}\./, with: ".HASH.")
    try PageSnapshots(beside: #filePath).verify(page, named: name)
  }
}
