import Testing

@testable import Publishing

@Suite struct SitePathTests {
  @Test(arguments: [
    "index.html", "404.html", "pokemon/mr-mime/index.html", "assets/site.0aF_9.css", "a/b/c/d",
  ])
  func acceptsPathsOfASite(path: String) {
    #expect(SitePath(path)?.text == path)
  }

  @Test(arguments: [
    "", "/", "/index.html", "a/", "a//b", ".", "..", "a/../b", "../a", ".hidden", "a/.hidden",
    "a b", "a\\b", "a\0b", "pokémon", "a%2fb", "a:b", "\n", ".pokedex-manifest.json",
    String(repeating: "a", count: 1_025),
  ])
  func refusesAllElse(path: String) {
    #expect(SitePath(path) == nil)
  }

  @Test func isOrderedByBytes() {
    let paths = ["a/b", "a-b", "B", "a", "a.b"].compactMap(SitePath.init)
    #expect(paths.sorted().map(\.text) == ["B", "a", "a-b", "a.b", "a/b"])
  }
}
