import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct TypePageTests {
  @Test func fireHasFivePagesFromCharmanderToGougingFire() throws {
    let site = try ReadBack(EnglishSite.whole.get(), TypePage.plan)
    let fire = site.pages.filter { $0.hasPrefix("types/fire/") }
    #expect(
      fire == [
        "types/fire/index.html", "types/fire/page/2/index.html", "types/fire/page/3/index.html",
        "types/fire/page/4/index.html", "types/fire/page/5/index.html",
      ])
    let species = try fire.flatMap(site.species)
    #expect(species.count == 81)
    #expect(species.prefix(3) == ["charmander", "charmeleon", "charizard"])
    #expect(species.last == "gouging-fire")
  }

  @Test func everyTypeCountsItsSpecies() throws {
    let sections = TypeSection.all(try EnglishSite.whole.get())
    #expect(sections.count == 18)
    #expect(sections.map(\.entries.count).reduce(0, +) == 1551)
    #expect(sections.map(\.type.slug).prefix(3) == ["normal", "fire", "water"])
  }

  @Test func firstPageTellsWhatTheTypeDoesAndTakes() throws {
    let context = try EnglishSite.whole.get()
    let page = try page(of: "fire", context)
    let effect = try #require(page.effect)
    #expect(page.summary == "81 Pokémon, 36 of them pure Fire")
    #expect(page.chart == "../../types/#chart")
    #expect(effect.offense.map(\.title) == ["Double ×2", "Half ×½", "None ×0"])
    #expect(
      effect.offense.map { $0.types.map(\.name.text) } == [
        ["Grass", "Ice", "Bug", "Steel"], ["Fire", "Water", "Rock", "Dragon"], [],
      ])
    #expect(
      effect.defense.map { $0.types.map(\.name.text) } == [
        ["Water", "Ground", "Rock"], ["Fire", "Grass", "Ice", "Bug", "Steel", "Fairy"], [],
      ])
  }

  @Test func laterPagesHoldTheListAlone() throws {
    let page = try page(of: "fire", try EnglishSite.whole.get(), number: 5)
    #expect(page.effect == nil)
    #expect(page.list.range == "81–81 of 81")
    #expect(page.head.title == "Fire type, page 5 of 5 · Pokédex")
    #expect(page.head.canonical == "/types/fire/page/5/")
    #expect(page.head.previous == "../../../../types/fire/page/4/")
    #expect(page.head.next == nil)
  }

  @Test func aTypeThatNoPublishedSpeciesHasGetsNoPage() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [4, 6]
    let site = try ReadBack(EnglishSite.context(snapshot), TypePage.plan)
    #expect(site.pages == ["types/fire/index.html", "types/flying/index.html"])
    #expect(try site.species("types/flying/index.html") == ["charizard"])
  }

  @Test func pagesAreSound() throws {
    let site = try ReadBack(EnglishSite.whole.get(), TypePage.plan)
    #expect(try site.findings("types/ghost/index.html") == [])
    #expect(try site.findings("types/ghost/page/2/index.html") == [])
  }

  private func page(
    of type: Slug, _ context: SiteContext, number: Int = 1
  ) throws -> TypePage {
    let section = try #require(TypeSection.all(context).first { $0.type.slug == type })
    return try TypePage(
      context, section, pairs: [], pagination: Pagination(count: section.entries.count, size: 20),
      number: number)
  }
}
