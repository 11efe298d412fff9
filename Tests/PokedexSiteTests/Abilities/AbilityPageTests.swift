import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct AbilityPageTests {
  private func section(_ slug: Slug, _ context: SiteContext) throws -> AbilitySection {
    try #require(
      AbilitySection.all(context).first { $0.ability.slug == slug })
  }

  @Test func everyAbilityOfAPokemonHasAPage() throws {
    let context = try EnglishSite.whole.get()
    let sections = AbilitySection.all(context)
    #expect(sections.count == 312)
    #expect(sections.prefix(3).map(\.name.text) == ["Adaptability", "Aerilate", "Aftermath"])
    #expect(sections.last?.name.text == "Zero to Hero")
    #expect(sections.allSatisfy { !$0.usual.isEmpty || !$0.hidden.isEmpty })
  }

  @Test func overgrowIsUsualForStartersAndHiddenForOthers() throws {
    let context = try EnglishSite.whole.get()
    let page = try AbilityPage(
      context, section("overgrow", context))
    #expect(page.usual.prefix(3).map(\.name.text) == ["Bulbasaur", "Ivysaur", "Venusaur"])
    #expect(page.hidden.map(\.name.text) == ["Pansage", "Simisage"])
    #expect(page.generation.text == "Generation III")
    #expect(page.generationURL == "../../generations/3/")
    #expect(page.head.title == "Overgrow, ability · Pokédex")
  }

  @Test func abilitiesOfOneNameAreToldApartByTheirFirstPokemon() throws {
    let context = try EnglishSite.whole.get()
    #expect(try section("as-one-glastrier", context).name.text == "As One (Ice Calyrex)")
    #expect(try section("as-one-spectrier", context).name.text == "As One (Shadow Calyrex)")
  }

  @Test func whatChangesTheDefenseIsTold() throws {
    let context = try EnglishSite.whole.get()
    func page(_ slug: Slug) throws -> AbilityPage {
      try AbilityPage(context, section(slug, context))
    }
    let drySkin = try page("dry-skin").defense
    #expect(drySkin.map(\.title) == ["×0", "×1.25"])
    #expect(drySkin.map { $0.types.map(\.name.text) } == [["Water"], ["Fire"]])
    #expect(
      try page("filter").defenseNote
        == "Moves that would do more than their plain damage do ×0.75 of that.")
    #expect(try page("overgrow").defense == [])
    #expect(try page("overgrow").defenseNote == nil)
  }

  @Test func varietiesAreNamedAndLeadToTheirSpecies() throws {
    let context = try EnglishSite.whole.get()
    let page = try AbilityPage(
      context, section("tough-claws", context))
    let charizard = try #require(page.usual.first { $0.name.text == "Mega Charizard X" })
    #expect(charizard.url == "../../pokemon/charizard/")
    #expect(charizard.types.map(\.name.text) == ["Fire", "Dragon"])
  }

  @Test func indexHasALetterForEachBeginning() throws {
    let context = try EnglishSite.whole.get()
    let page = try AbilitiesPage(context, AbilitySection.all(context))
    #expect(page.letters.map(\.title).joined() == "ABCDEFGHIJKLMNOPQRSTUVWZ")
    #expect(page.letters.map(\.abilities.count).reduce(0, +) == 312)
    #expect(page.letters[0].abilities[0].url == "../abilities/adaptability/")
    #expect(page.letters[0].abilities[0].count == "20")
  }

  @Test func abilitiesOfUnpublishedPokemonHaveNoPage() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [1]
    let context = try EnglishSite.context(snapshot)
    #expect(
      AbilitySection.all(context).map(\.ability.slug) == [
        "chlorophyll", "overgrow",
      ])
    #expect(context.abilityURL("blaze", links: context.links(from: .list)) == nil)
    #expect(
      context.abilityURL("overgrow", links: context.links(from: .list)) == "abilities/overgrow/")
  }

  @Test func withoutAbilitiesThereIsNoSection() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.abilities = []
    let context = try EnglishSite.context(snapshot)
    #expect(try ReadBack(context, AbilitiesPage.plan).paths == [])
    #expect(
      try PokemonListPage(context, pagination: Pagination(count: 1025, size: 20), number: 1)
        .head.navigation.contains { $0.title == "Abilities" } == false)
  }

  @Test func pagesAndTwinsAreSound() throws {
    let context = try EnglishSite.whole.get()
    let pages = try ReadBack(context, AbilityPage.plan)
    #expect(try pages.findings("abilities/swift-swim/index.html") == [])
    #expect(try pages.findings("abilities/zero-to-hero/index.html") == [])
    let twin = try Twin(pages.text("abilities/overgrow/index.json"))
    #expect(twin.items.first?.slug == "bulbasaur")
    #expect(twin.items.count == twin.count)
    #expect(
      try ReadBack(context, AbilitiesPage.plan).findings("abilities/index.html") == [])
  }
}
