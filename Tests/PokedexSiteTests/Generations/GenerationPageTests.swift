import Testing

@testable import PokedexSite

@Suite struct GenerationPageTests {
  @Test func everySpeciesIsInOneGeneration() throws {
    let sections = GenerationSection.all(try EnglishSite.whole.get())
    #expect(sections.map(\.entries.count) == [151, 100, 135, 107, 156, 72, 88, 96, 120])
    #expect(sections.map(\.entries.count).reduce(0, +) == 1025)
  }

  @Test func theFirstHasEightPagesFromBulbasaurToMew() throws {
    let site = try ReadBack(EnglishSite.whole.get(), GenerationPage.plan)
    let first = site.pages.filter { $0.hasPrefix("generations/1/") }
    #expect(first.count == 8)
    #expect(first.last == "generations/1/page/8/index.html")
    let species = try first.flatMap(site.species)
    #expect(species.count == 151)
    #expect(species.first == "bulbasaur")
    #expect(species.last == "mew")
  }

  @Test func pageSaysWhatTheGenerationHolds() throws {
    let context = try EnglishSite.whole.get()
    let section = try #require(GenerationSection.all(context).last)
    let page = try GenerationPage(
      context, section, pagination: Pagination(count: 120, size: 20), number: 2)
    #expect(page.name.text == "Generation IX")
    #expect(page.region?.text == "Paldea")
    #expect(page.summary == "120 Pokémon, No. 0906 to 1025")
    #expect(page.list.range == "21–40 of 120")
    #expect(page.head.title == "Generation IX, page 2 of 6 · Pokédex")
    #expect(page.head.canonical == "/generations/9/page/2/")
  }

  @Test func overviewLinksAllOfThem() throws {
    let page = try GenerationsPage(EnglishSite.whole.get())
    #expect(page.items.map(\.url) == (1...9).map { "../generations/\($0)/" })
    #expect(page.items[1].summary == "100 Pokémon, No. 0152 to 0251")
    #expect(page.items[1].plates.map(\.digits) == ["152", "153", "154"])
  }

  @Test func pagesAreSound() throws {
    let context = try EnglishSite.whole.get()
    let overview = try ReadBack(context, GenerationsPage.plan)
    #expect(try overview.findings("generations/index.html") == [])
    #expect(try overview.species("generations/index.html") == [])
    let pages = try ReadBack(context, GenerationPage.plan)
    #expect(try pages.findings("generations/3/index.html") == [])
  }
}
