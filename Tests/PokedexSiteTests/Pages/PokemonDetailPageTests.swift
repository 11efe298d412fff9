import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct PokemonDetailPageTests {
  let sources: PokemonDetailSources

  init() throws { sources = PokemonDetailSources(try EnglishSite.whole.get()) }

  private func page(_ number: Int) throws -> PokemonDetailPage {
    try PokemonDetailPage(at: number - 1, sources)
  }

  private func facts(_ facts: [Fact]) -> [String] {
    facts.map { fact in
      let values = fact.values.map(\.name.text).joined(separator: ", ")
      return "\(fact.label.text): \(values)" + (fact.note.map { " (\($0))" } ?? "")
    }
  }

  @Test func introducesBulbasaur() throws {
    let page = try page(1)
    #expect(page.head.title == "Bulbasaur, No. 0001 · Pokédex")
    #expect(page.head.canonical == "/pokemon/bulbasaur/")
    #expect(page.head.twin == "index.json")
    #expect(page.genus == Wording("Seed Pokémon"))
    #expect(page.generation == Wording("Generation I"))
    #expect(page.generationURL == "../../generations/1/")
    #expect(page.types.map(\.name.text) == ["Grass", "Poison"])
    #expect(page.previous == nil)
    #expect(page.next?.name.text == "Ivysaur")
    #expect(page.next?.url == "../../pokemon/ivysaur/")
    #expect(
      facts(page.facts) == [
        "Height: 0.7 m (2 ft 4 in)", "Weight: 6.9 kg (15.2 lb)",
        "Gender: 87.5%\u{A0}♂, 12.5%\u{A0}♀", "Egg groups: Monster, Grass",
        "Hatches after: 20 egg cycles", "Growth: Medium slow", "Capture rate: 45 of 255",
        "Friendship: 70 of 255", "Experience: 64", "Effort points: 1 Sp. Atk", "Color: Green",
        "Shape: Quadruped", "Habitat: Grassland",
      ])
  }

  @Test func ranksEeveesStats() throws {
    let page = try page(133)
    #expect(page.stats.map(\.name) == ["HP", "Attack", "Defense", "Sp. Atk", "Sp. Def", "Speed"])
    #expect(page.stats.map(\.value) == [55, 55, 50, 45, 65, 55])
    #expect(page.stats.map(\.rank) == ["704", "746", "751", "773", "517", "631"])
    #expect(page.stats.first?.tick == "M68 0v12")
    #expect(page.total == "325")
    #expect(page.totalRank == "761")
    #expect(
      page.statsNote == "The tick marks the median of all 1,025 species; rank 1 is the highest.")
  }

  @Test func showsMegaAndGigantamaxVarieties() throws {
    let page = try page(6)
    #expect(
      page.varieties.map(\.name.text) == [
        "Charizard", "Mega Charizard X", "Mega Charizard Y", "Gigantamax Charizard",
      ])
    #expect(page.varieties[1].types.map(\.name.text) == ["Fire", "Dragon"])
    #expect(page.varieties[1].size == "1.7 m · 110.5 kg")
    #expect(page.varieties[1].abilities.map(\.name.text) == ["Tough Claws"])
    #expect(
      page.varieties[1].defense.first?.cells.map(\.type.name.text) == ["Ground", "Rock", "Dragon"])
    #expect(page.varieties[2].defense == [], "its types are Charizard's")
    #expect(page.varieties[1].since == "since X and Y")
    #expect(page.varieties[1].stats == ["78", "130", "111", "130", "85", "100", "634"])
    #expect(page.varieties[3].size == "28.0 m · weight unknown")
    #expect(page.varieties[0].since == nil)
    #expect(page.forms == [])
  }

  @Test func showsFormsOfOneVariety() throws {
    let unown = try page(201)
    #expect(unown.varieties == [])
    #expect(unown.forms.count == 28)
    #expect(unown.forms.prefix(3).map(\.name.text) == ["A", "B", "C"])
    #expect(try page(493).forms[1].types.map(\.name.text) == ["Fighting"])
  }

  @Test func marksHiddenAbilities() throws {
    let abilities = try page(133).abilities
    #expect(abilities.map(\.name.text) == ["Run Away", "Adaptability", "Anticipation"])
    #expect(abilities.map(\.isHidden) == [false, false, true])
    #expect(abilities.allSatisfy { $0.effect == nil }, "the data is of facts only")
  }

  @Test func tellsRanksAndGenders() throws {
    #expect(try page(150).ranks.map(\.name.text) == ["Legendary"])
    #expect(try page(151).ranks.map(\.name.text) == ["Mythical"])
    #expect(try page(150).ranks.map(\.url) == ["../../legendary/"])
    #expect(try page(172).ranks.map(\.name.text) == ["Baby"])
    #expect(try facts(page(150).facts).contains("Gender: No gender"))
    #expect(try facts(page(113).facts).contains("Gender: Always female"))
    #expect(try facts(page(32).facts).contains("Gender: Always male"))
  }

  @Test func namesItInOtherLanguages() throws {
    let names = try page(133).otherNames
    #expect(names.map(\.label.text).contains("Korean"))
    #expect(names.contains(Fact(Wording("French"), Wording("Évoli", language: "fr"))))
    #expect(names.contains(Fact(Wording("Japanese"), Wording("イーブイ", language: "ja"))))
  }

  @Test func liesAtTheAddressOfTheDefaultVariety() throws {
    #expect(try page(386).head.canonical == "/pokemon/deoxys-normal/")
    #expect(try page(387).previous?.url == "../../pokemon/deoxys-normal/")
    #expect(try page(1025).next == nil)
  }

  @Test func tellsFlavorTextsOfOneWordingOnce() throws {
    var snapshot = Sample.snapshot
    snapshot.versions = [
      GameVersion(id: 1, slug: "red", names: ["en": "Red"], versionGroup: "red-blue"),
      GameVersion(id: 2, slug: "blue", names: ["en": "Blue"], versionGroup: "red-blue"),
    ]
    snapshot.species[0].flavorTexts = [
      .init(language: "de", version: "red", text: "Eins."),
      .init(language: "en", version: "red", text: "One."),
      .init(language: "en", version: "blue", text: "One."),
      .init(language: "en", version: "yellow", text: "Two."),
    ]
    let sources = PokemonDetailSources(try EnglishSite.context(snapshot))
    let flavors = try PokemonDetailPage(at: 0, sources).flavors
    #expect(flavors.map(\.text.text) == ["One.", "Two."])
    #expect(flavors.map(\.games) == ["Red and Blue", "Yellow"])
  }
}
