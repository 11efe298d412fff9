import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct PastAndPlacesTests {
  let sources: PokemonDetailSources

  init() throws { sources = PokemonDetailSources(try EnglishSite.whole.get()) }

  private func page(_ number: Int) throws -> PokemonDetailPage {
    try PokemonDetailPage(at: number - 1, sources)
  }

  private func past(_ number: Int) throws -> [String] {
    try page(number).past.map { "\($0.label.text): \($0.values[0].name.text)" }
  }

  @Test func tellsWhatChanged() throws {
    #expect(
      try past(81) == [
        "In Generation I: Electric type; Special 95, one stat for Sp. Atk and Sp. Def",
        "Until Generation IV: No hidden ability",
      ])
    #expect(
      try past(25) == [
        "In Generation I: Special 50, one stat for Sp. Atk and Sp. Def",
        "Until Generation IV: No hidden ability",
        "Until Generation V: Defense 30; Sp. Def 40",
      ])
    #expect(
      try past(94).last == "Until Generation VI: Levitate as first ability")
    #expect(try past(35).contains("Until Generation III: No second ability"))
    #expect(try past(35).contains("Until Generation V: Normal type"))
    #expect(try past(906) == [])
  }

  @Test func tellsHeldItemsByChance() throws {
    let items = try page(25).heldItems
    #expect(items.map(\.item.text).contains("Light Ball"))
    #expect(items.allSatisfy { $0.chance.hasSuffix("%") && !$0.games.isEmpty })
    #expect(try page(1).heldItems == [])
  }

  @Test func tellsPlacesByGeneration() throws {
    let page = try page(19)
    #expect(page.encounters.first?.title.text == "Generation I")
    #expect(page.encounters.first?.owner == nil)
    #expect(page.encounters.contains { $0.owner?.text == "Alolan Rattata" })
    let rows = page.encounters.flatMap(\.rows)
    #expect(rows.contains { $0.places.text.contains("Kanto Route 1") })
    #expect(rows.allSatisfy { $0.places.language == nil })
    #expect(rows.contains { $0.method.text == "Grass or cave" && $0.games == "Red and Blue" })
    #expect(
      page.encountersNote
        == "PokeAPI has no places for games from Brilliant Diamond and Shining Pearl on.")
  }

  @Test func putsAlikePlacesIntoOneRow() throws {
    var snapshot = Sample.snapshot
    snapshot.versionGroups = [
      VersionGroup(
        id: 1, slug: "red-blue", order: 1, generation: "generation-i", versions: ["red", "blue"]),
      VersionGroup(
        id: 2, slug: "gold-silver", order: 2, generation: "generation-ii", versions: ["gold"]),
      VersionGroup(id: 3, slug: "crystal", order: 3, generation: "generation-ii", versions: []),
    ]
    snapshot.versions = [
      GameVersion(id: 1, slug: "red", names: ["en": "Red"], versionGroup: "red-blue"),
      GameVersion(id: 2, slug: "blue", names: ["en": "Blue"], versionGroup: "red-blue"),
      GameVersion(id: 3, slug: "gold", names: ["en": "Gold"], versionGroup: "gold-silver"),
    ]
    func place(_ area: Slug, _ versions: [Slug], chance: Int) -> PokemonEncounters.Place {
      .init(area: area, versions: versions, method: "walk", levels: 2...4, chance: chance)
    }
    snapshot.encounters = [
      PokemonEncounters(
        id: 1,
        places: [
          place("kanto-route-1-area", ["red", "blue", "gold"], chance: 50),
          place("kanto-route-2-area", ["blue", "red"], chance: 50),
          place("kanto-route-3-area", ["blue"], chance: 100),
        ])
    ]
    let sources = PokemonDetailSources(try EnglishSite.context(snapshot))
    let page = try PokemonDetailPage(at: 0, sources)
    #expect(page.encounters.map(\.title.text) == ["Generation I", "Generation II"])
    #expect(
      page.encounters.map {
        $0.rows.map { "\($0.places.text) \($0.levels) \($0.chance) \($0.games)" }
      }
        == [
          ["Kanto Route 1, Kanto Route 2 2–4 50% Red and Blue", "Kanto Route 3 2–4 100% Blue"],
          ["Kanto Route 1 2–4 50% Gold"],
        ])
    #expect(page.encountersNote == "PokeAPI has no places for games from Crystal on.")
    #expect(try PokemonDetailPage(at: 1, sources).encounters == [])
  }

  @Test func leadsToCryAndShinyArtwork() throws {
    let page = try page(1)
    #expect(page.cry?.hasPrefix("https://raw.githubusercontent.com/PokeAPI/cries/") == true)
    #expect(page.cryTitle == "Cry of Bulbasaur")
    #expect(page.shiny?.size == 475)
    #expect(page.shiny?.isLazy == true)
    let plain = PokemonDetailSources(
      try EnglishSite.context(
        EnglishSite.snapshot.get(), configuration: SiteConfiguration(images: .none)))
    #expect(try PokemonDetailPage(at: 0, plain).shiny == nil)
  }

  @Test func leadsToTheGroupsItIsIn() throws {
    let page = try page(1)
    let links = page.facts.flatMap(\.values).compactMap(\.url)
    #expect(
      links == [
        "../../egg-groups/monster/", "../../egg-groups/plant/", "../../colors/green/",
        "../../shapes/quadruped/", "../../habitats/grassland/",
      ])
    #expect(
      page.abilities.map(\.url) == ["../../abilities/overgrow/", "../../abilities/chlorophyll/"])
    #expect(page.regionalNumbers.first?.url == "../../pokedexes/kanto/")
    #expect(page.regionalNumbers.first?.count == "1")
  }
}
