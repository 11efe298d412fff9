import Testing

@testable import PokedexSite

@Suite struct TypesPageTests {
  @Test func listsTheTypesWithTheirNumbers() throws {
    let page = try TypesPage(EnglishSite.whole.get())
    #expect(page.items.count == 18)
    #expect(page.items.first?.type.name.text == "Normal")
    #expect(page.items.first?.count == "131")
    #expect(page.items.last?.type.url == "../types/fairy/")
  }

  @Test func chartHasAllPairs() throws {
    let chart = try TypesPage(EnglishSite.whole.get()).chart
    let cells = chart.rows.flatMap(\.cells)
    #expect(chart.columns.count == 18)
    #expect(cells.count == 324)
    #expect(cells.count { $0.text == "2" } == 51)
    #expect(cells.count { $0.text == "½" } == 61)
    #expect(cells.count { $0.text == "0" } == 8)
  }

  @Test func fireBurnsGrassAndMeltsIce() throws {
    let chart = try TypesPage(EnglishSite.whole.get()).chart
    #expect(
      chart.rows[1].cells.map(\.text) == [
        "", "½", "½", "", "2", "2", "", "", "", "", "", "2", "½", "", "½", "", "2", "",
      ])
    #expect(chart.rows[1].cells[4].style == "x2")
    #expect(chart.rows[1].cells[0].style == nil)
  }

  @Test func pageIsSoundAndLinksNoPokemon() throws {
    let site = try ReadBack(EnglishSite.whole.get(), TypesPage.plan)
    #expect(site.pages == ["types/index.html"])
    #expect(try site.findings("types/index.html") == [])
    #expect(try site.species("types/index.html") == [])
  }
}
