import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct FavoritesPageTests {
  @Test func keepsTheOrderInWhichTheyWereAdded() throws {
    let site = try readBack(favorites: [133, 6, 25])
    #expect(site.pages == ["favorites/index.html"])
    #expect(try site.species("favorites/index.html") == ["eevee", "charizard", "pikachu"])
  }

  @Test func withoutFavoritesThePageSaysHowToGetThem() throws {
    let site = try readBack(favorites: [])
    let page = try site.text("favorites/index.html")
    #expect(page.contains("No favorites yet."))
    #expect(page.contains("pokedex favorites add pikachu 133"))
    #expect(try site.species("favorites/index.html") == [])
    #expect(try site.findings("favorites/index.html") == [])
  }

  @Test func isCutIntoPages() throws {
    let site = try readBack(favorites: Array(1...41))
    #expect(
      site.pages == [
        "favorites/index.html", "favorites/page/2/index.html", "favorites/page/3/index.html",
      ])
    #expect(try site.species("favorites/page/3/index.html") == ["zubat"])
    #expect(try site.findings("favorites/page/3/index.html") == [])
  }

  @Test func onlyTheFirstPageShowsTheBrowsersOwn() throws {
    let site = try readBack(favorites: Array(1...41))
    #expect(try site.text("favorites/index.html").contains("/pages."))
    #expect(try site.text("favorites/index.html").contains("id=\"mine\""))
    #expect(try !site.text("favorites/page/2/index.html").contains("id=\"mine\""))
  }

  private func readBack(favorites: [Int]) throws -> ReadBack {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.favorites = favorites
    return try ReadBack(EnglishSite.context(snapshot)) { context, templates in
      try FavoritesPage.plan(context, templates: templates, files: SearchFiles(context))
    }
  }
}
