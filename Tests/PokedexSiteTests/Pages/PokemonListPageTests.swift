import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct PokemonListPageTests {
  private func page(_ number: Int, _ context: SiteContext) throws -> PokemonListPage {
    try PokemonListPage(
      context, pagination: Pagination(count: context.entries.count, size: 20), number: number)
  }

  @Test func beginsWithTwentyOfAll() throws {
    let page = try page(1, EnglishSite.whole.get())
    #expect(page.head.title == "All Pokémon, page 1 of 52 · Pokédex")
    #expect(page.head.canonical == "/")
    #expect(page.list.range == "1–20 of 1,025")
    #expect(page.list.cards.count == 20)
    #expect(page.head.previous == nil)
    #expect(page.head.next == "page/2/")
    let card = try #require(page.list.cards.first)
    #expect(card.name == Wording("Bulbasaur"))
    #expect(card.number == "0001")
    #expect(card.url == "pokemon/bulbasaur/")
    #expect(card.types.map(\.url) == ["types/grass/", "types/poison/"])
    #expect(card.plate.styles == ["t-grass", "t-poison"])
    #expect(card.plate.zeros + "|" + card.plate.digits == "000|1")
    #expect(card.profile == "M3 24v-7M9 24v-8M15 24v-8M21 24v-10M27 24v-10M33 24v-7")
    #expect(
      page.list.cards.map { $0.plate.picture?.isLazy }.prefix(6) == [
        false, false, false, false, false, true,
      ])
  }

  @Test func endsWithTheRest() throws {
    let page = try page(52, EnglishSite.whole.get())
    #expect(page.head.title == "All Pokémon, page 52 of 52 · Pokédex")
    #expect(page.head.canonical == "/page/52/")
    #expect(page.list.cards.map(\.number) == ["1021", "1022", "1023", "1024", "1025"])
    #expect(page.head.previous == "../../page/51/")
    #expect(page.head.next == nil)
  }

  @Test func holdsWhatIsPublishedAlone() throws {
    var snapshot = Sample.snapshot
    snapshot.published = [4, 155]
    snapshot.favorites = [155]
    let page = try page(1, EnglishSite.context(snapshot))
    #expect(page.head.title == "All Pokémon · Pokédex")
    #expect(page.list.cards.map(\.name.text) == ["Charmander", "Cyndaquil"])
    #expect(page.list.cards.map(\.isFavorite) == [false, true])
    #expect(page.list.pager == nil)
  }

  @Test(arguments: [
    ("https://example.org/dex/", "https://example.org/dex/"),
    ("http://127.0.0.1:8080/dex", "/dex/"),
  ])
  func hasACanonicalAddressBelowTheBaseURL(base: String, canonical: String) throws {
    let configuration = SiteConfiguration(baseURL: try BaseURL(base))
    let context = try EnglishSite.context(Sample.snapshot, configuration: configuration)
    #expect(try page(1, context).head.canonical == canonical)
  }

  @Test func hasNoPicturesWhereThereAreToBeNone() throws {
    let context = try EnglishSite.context(
      EnglishSite.snapshot.get(), configuration: SiteConfiguration(images: .none))
    #expect(try page(1, context).list.cards.allSatisfy { $0.plate.picture == nil })
  }
}
