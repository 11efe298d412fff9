import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct TypePairPageTests {
  private func pair(_ first: Slug, _ second: Slug) throws -> TypePair {
    try #require(
      TypePair.all(EnglishSite.whole.get()).first { $0.first == first && $0.second == second })
  }

  private func page(_ first: Slug, _ second: Slug) throws -> TypePairPage {
    let context = try EnglishSite.whole.get()
    let pair = try pair(first, second)
    return try TypePairPage(
      context, pair,
      pagination: Pagination(count: pair.entries.count, size: 20), number: 1)
  }

  @Test func thereIsOneForAnyTwoTypes() throws {
    let pairs = TypePair.all(try EnglishSite.whole.get())
    #expect(pairs.count == 153)
    #expect(pairs.count(where: \.entries.isEmpty) == 17)
  }

  @Test func pairsAndPureTypesAddUpToTheWhole() throws {
    let context = try EnglishSite.whole.get()
    let paired = TypePair.all(context).map(\.entries.count).reduce(0, +)
    #expect(paired == 526)
    #expect(paired + context.entries.count { $0.pokemon.types.count == 1 } == 1025)
  }

  @Test func grassAndPoisonListsItsFourteen() throws {
    let site = try ReadBack(EnglishSite.whole.get(), TypePairPage.plan)
    let species = try site.species("types/grass/poison/index.html")
    #expect(species.prefix(4) == ["bulbasaur", "ivysaur", "venusaur", "oddish"])
    #expect(Set(species).count == 14)
    let twin = try Twin(site.text("types/grass/poison/index.json"))
    #expect(twin.count == 14)
    #expect(twin.items.map(\.slug) == Array(species.prefix(14)))
  }

  @Test func tellsWhatBothTypesTakeTogether() throws {
    let page = try page("grass", "poison")
    #expect(page.name == "Grass and Poison")
    #expect(page.types.map(\.url) == ["../../../types/grass/", "../../../types/poison/"])
    #expect(
      page.defense.map(\.title) == ["Double ×2", "Plain ×1", "Half ×½", "Quarter ×¼"])
    #expect(
      page.defense.map { $0.types.map(\.name.text) } == [
        ["Fire", "Ice", "Flying", "Psychic"],
        ["Normal", "Poison", "Ground", "Bug", "Rock", "Ghost", "Dragon", "Dark", "Steel"],
        ["Water", "Electric", "Fighting", "Fairy"], ["Grass"],
      ])
    #expect(page.head.title == "Grass and Poison types · Pokédex")
  }

  @Test func aPairWithoutPokemonSaysSo() throws {
    let page = try page("normal", "ghost")
    #expect(page.isEmpty)
    #expect(page.varieties.map(\.name.text) == ["Hisuian Zorua", "Hisuian Zoroark"])
    #expect(page.varieties.map(\.url) == ["../../../pokemon/zorua/", "../../../pokemon/zoroark/"])
    #expect(page.defense.last?.title == "None ×0")
    #expect(page.defense.last?.types.map(\.name.text) == ["Normal", "Fighting", "Ghost"])
    let site = try ReadBack(EnglishSite.whole.get(), TypePairPage.plan)
    #expect(
      try site.text("types/normal/ghost/index.html")
        .contains("No Pokémon here has both types in its usual form."))
  }

  @Test func typesLinkTheirSeventeenPairs() throws {
    let context = try EnglishSite.whole.get()
    let site = try ReadBack(context, TypePage.plan)
    let page = try site.text("types/fire/index.html")
    let pairs = page.matches(of: /href="..\/..\/types\/(fire\/[a-z]+|[a-z]+\/fire)\/"/)
      .map { String($0.1) }
    #expect(pairs.count == 17)
    #expect(pairs.first == "normal/fire")
    #expect(pairs.last == "fire/fairy")
  }

  @Test func pagesAreSound() throws {
    let site = try ReadBack(EnglishSite.whole.get(), TypePairPage.plan)
    for path in ["grass/poison", "normal/ghost", "normal/flying", "normal/flying/page/2"] {
      #expect(try site.findings("types/\(path)/index.html") == [])
    }
  }
}
