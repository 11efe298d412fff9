import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct BrowsePageTests {
  @Test func leadsToEveryPartWithItsCount() throws {
    let page = try BrowsePage(EnglishSite.whole.get())
    let counts = Dictionary(uniqueKeysWithValues: page.parts.map { ($0.id, $0.count) })
    #expect(counts["pokemon"] == 1025)
    #expect(counts["types"] == 18)
    #expect(counts["abilities"] == 312)
    #expect(counts["generations"] == 9)
    #expect(counts["egg-groups"] == 15)
    #expect(counts["colors"] == 10)
    #expect(counts["shapes"] == 14)
    #expect(counts["habitats"] == 9)
    #expect(counts["pokedexes"] == 32)
    #expect(counts["ranks"] == 3)
  }

  @Test func leadsStraightToGroups() throws {
    let page = try BrowsePage(EnglishSite.whole.get())
    let ranks = try #require(page.parts.first { $0.id == "ranks" })
    #expect(ranks.url == nil)
    #expect(ranks.links.map(\.url) == ["../legendary/", "../mythical/", "../baby/"])
    #expect(ranks.links.map(\.count) == ["71", "23", "19"])
  }

  @Test func pageIsSound() throws {
    let site = try ReadBack(EnglishSite.whole.get(), BrowsePage.plan)
    #expect(try site.findings("browse/index.html") == [])
    #expect(site.paths == ["browse/index.html", "browse/index.json"])
  }
}
