import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct RecordDecoderTests {
  private let client: PokeAPIClient

  init() throws { client = try PokeAPIClient.dump(folder: TestData.dump) }

  @Test func pokemonHasItsFactsInOrder() async throws {
    let record = try await client.item(ResourceReference(.pokemon, 1, "bulbasaur"))
    let pictures = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon"
    let expected = Pokemon(
      id: 1, slug: "bulbasaur", species: 1, isDefault: true, height: 7, weight: 69,
      baseExperience: 64, types: ["grass", "poison"],
      abilities: [
        .init(ability: "overgrow", isHidden: false), .init(ability: "chlorophyll", isHidden: true),
      ],
      stats: StatValues(
        hp: 45, attack: 49, defense: 49, specialAttack: 65, specialDefense: 65, speed: 45),
      effort: StatValues(specialAttack: 1), forms: [1],
      pictures: Pictures(
        sprite: "\(pictures)/1.png", artwork: "\(pictures)/other/official-artwork/1.png",
        home: "\(pictures)/other/home/1.png",
        shinyArtwork: "\(pictures)/other/official-artwork/shiny/1.png"),
      cry: "https://raw.githubusercontent.com/PokeAPI/cries/main/cries/pokemon/latest/1.ogg",
      past: [
        PokemonPast(generation: "generation-i", stats: [.init("special", 65)]),
        PokemonPast(
          generation: "generation-iv", abilities: [.init(slot: 3, ability: nil)]),
      ])
    guard case .pokemon(var pokemon) = record.item else {
      Issue.record("not a Pokémon")
      return
    }
    // It has tests of its own.
    pokemon.learnset = Learnset()
    #expect(pokemon == expected)
    #expect(
      record.references.map(\.description) == [
        "ability/34", "ability/65", "generation/1", "generation/4", "move/22", "move/33",
        "move/45", "move/76", "move/174", "move-learn-method/1", "move-learn-method/2",
        "move-learn-method/4", "pokemon/1/encounters", "pokemon-form/1", "pokemon-species/1",
        "type/4", "type/12", "version-group/1", "version-group/5", "version-group/6",
        "version-group/7", "version-group/8", "version-group/11", "version-group/15",
        "version-group/16", "version-group/17", "version-group/20",
      ])
  }

  @Test func speciesHasItsFactsInOrder() async throws {
    let record = try await client.item(ResourceReference(.pokemonSpecies, 3, "venusaur"))
    let expected = PokemonSpecies(
      id: 3, slug: "venusaur",
      names: ["en": "Venusaur", "fr": "Florizarre", "ja": "フシギバナ"],
      genera: ["en": "Seed Pokémon", "fr": "Pokémon Graine", "ja": "たねポケモン"],
      generation: "generation-i", color: "green", shape: "quadruped", habitat: "grassland",
      eggGroups: ["monster", "plant"], femaleEighths: 1, captureRate: 45, baseHappiness: 70,
      hatchCounter: 20, growthRate: "medium-slow", hasGenderDifferences: true,
      formsSwitchable: true, evolutionChain: 1,
      varieties: [
        .init(pokemon: 3, isDefault: true), .init(pokemon: 10033, isDefault: false),
        .init(pokemon: 10195, isDefault: false),
      ],
      regionalNumbers: [
        .init(pokedex: "kanto", number: 3), .init(pokedex: "original-johto", number: 228),
      ])
    #expect(record.item == .pokemonSpecies(expected))
    #expect(
      record.references.map(\.description) == [
        "egg-group/1", "egg-group/7", "evolution-chain/1", "generation/1", "growth-rate/4",
        "pokedex/2", "pokedex/3", "pokemon/3", "pokemon/10033", "pokemon/10195",
        "pokemon-color/5", "pokemon-habitat/3", "pokemon-shape/8",
      ])
  }

  @Test func unknownWeightAndNoGenderAreNil() async throws {
    let giant = try await client.item(ResourceReference(.pokemon, 10195, "venusaur-gmax"))
    guard case .pokemon(let pokemon) = giant.item else {
      Issue.record("not a Pokémon")
      return
    }
    #expect(pokemon.weight == nil)
    let deoxys = try await client.item(ResourceReference(.pokemonSpecies, 386, "deoxys"))
    guard case .pokemonSpecies(let species) = deoxys.item else {
      Issue.record("not a species")
      return
    }
    #expect(species.femaleEighths == nil)
    #expect(species.varieties.map(\.pokemon) == [386, 10001, 10002, 10003])
  }

  @Test func typeHasItsDamageSorted() async throws {
    let record = try await client.item(ResourceReference(.type, 1, "normal"))
    let expected = PokemonType(
      id: 1, slug: "normal", names: ["en": "Normal", "fr": "Normal", "ja": "ノーマル"],
      generation: "generation-i", halfDamageTo: ["rock", "steel"], noDamageTo: ["ghost"])
    #expect(record.item == .type(expected))
    #expect(
      record.references.map(\.description) == ["generation/1", "type/6", "type/8", "type/9"])
  }

  @Test func growthRateIsNamedByItsDescription() async throws {
    let record = try await client.item(ResourceReference(.growthRate, 4, "medium-slow"))
    guard case .named(let rate) = record.item else {
      Issue.record("not a named resource")
      return
    }
    #expect(rate.names["en"] == "medium slow")
  }

  @Test func versionGroupPointsToItsGames() async throws {
    let record = try await client.item(ResourceReference(.versionGroup, 1, "red-blue"))
    let expected = VersionGroup(
      id: 1, slug: "red-blue", order: 3, generation: "generation-i", versions: ["red", "blue"])
    #expect(record.item == .versionGroup(expected))
    #expect(record.references.map(\.description) == ["generation/1", "version/1", "version/2"])
  }

  @Test func edgeWithoutADetailHasNoWay() async throws {
    let record = try await client.item(ResourceReference(.evolutionChain, 250))
    let expected = EvolutionChain(
      id: 250, root: .init(species: "phione", evolvesTo: [.init(species: "manaphy")]))
    #expect(record.item == .evolutionChain(expected))
    #expect(record.references == [])
  }

  @Test func proseIsKeptInTheLanguagesAskedForAlone() throws {
    let json = """
      {"id": 65, "name": "overgrow", "is_main_series": true,
       "generation": {"name": "generation-iii", "url": "/api/v2/generation/3/"},
       "names": [{"name": "Overgrow", "language": {"name": "en"}}],
       "effect_entries": [{"short_effect": "Made up\\nhere.", "language": {"name": "en"}}],
       "flavor_text_entries": [
         {"flavor_text": "New.", "language": {"name": "fr"}, "version_group": {"url": "/version-group/20/"}},
         {"flavor_text": "Old.", "language": {"name": "fr"}, "version_group": {"url": "/version-group/5/"}},
         {"flavor_text": "Other.", "language": {"name": "de"}, "version_group": {"url": "/version-group/5/"}}]}
      """
    func effects(_ languages: Set<String>) throws -> LocalizedText? {
      let record = try RecordDecoder(proseLanguages: languages)
        .decode(Data(json.utf8), reference: ResourceReference(.ability, 65))
      guard case .ability(let ability) = record.item else { return nil }
      return ability.effects
    }
    #expect(try effects([]) == [:])
    #expect(try effects(["en", "fr"]) == ["en": "Made up here.", "fr": "New."])
  }

  @Test(arguments: ["stellar", "unknown", "shadow"])
  func typesThatNoPokemonHasAreLeftOut(name: String) throws {
    let json = """
      {"id": 10041, "name": "arceus-bug", "is_default": false,
       "pokemon": {"name": "arceus", "url": "https://pokeapi.co/api/v2/pokemon/493/"},
       "version_group": {"name": "diamond-pearl", "url": "https://pokeapi.co/api/v2/version-group/8"},
       "types": [{"slot": 1, "type": {"name": "\(name)", "url": "/api/v2/type/19/"}}]}
      """
    let record = try RecordDecoder()
      .decode(Data(json.utf8), reference: ResourceReference(.pokemonForm, 10041))
    guard case .pokemonForm(let form) = record.item else {
      Issue.record("not a form")
      return
    }
    #expect(form.types == [])
    #expect(record.references.map(\.description) == ["pokemon/493", "version-group/8"])
  }

  @Test func abilityBesideTheMainSeriesIsRefused() throws {
    let json = """
      {"id": 10001, "name": "mountaineer", "is_main_series": false,
       "generation": {"name": "generation-v", "url": "/api/v2/generation/5/"}}
      """
    let failure = #expect(throws: SourceFailure.self) {
      try RecordDecoder().decode(Data(json.utf8), reference: ResourceReference(.ability, 10001))
    }
    #expect(
      failure?.problem
        == "$.is_main_series: mountaineer belongs to a game beside the main series")
  }

  @Test func everyKindOfRecordCanBeKept() async throws {
    for resource in Resource.allCases {
      // No list has the encounters.
      let reference =
        resource == .pokemonEncounters
        ? ResourceReference(resource, 82)
        : try #require(try await client.page(resource, 1, 0).references.first)
      let record = try await client.item(reference)
      let bytes = try JSONEncoder().encode(record)
      #expect(try JSONDecoder().decode(ResourceRecord.self, from: bytes) == record, "\(resource)")
    }
  }

  @Test func listKeepsItsOrderAndClaimedCount() throws {
    let json = """
      {"count": 3, "next": "https://elsewhere.example/", "previous": null, "results": [
        {"name": "b", "url": "https://pokeapi.co/api/v2/item/9/"},
        {"name": "a", "url": "/api/v2/item/7/"}]}
      """
    let page = try RecordDecoder().decodeList(Data(json.utf8), of: .item)
    #expect(page.count == 3)
    #expect(page.references.map(\.description) == ["item/9", "item/7"])
    #expect(page.references.map(\.slug) == ["b", "a"])
  }

  @Test func listThatNamesAnotherResourceIsRefused() {
    let json = #"{"count": 1, "results": [{"name": "a", "url": "/api/v2/move/7/"}]}"#
    let failure = #expect(throws: SourceFailure.self) {
      try RecordDecoder().decodeList(Data(json.utf8), of: .item)
    }
    #expect(failure?.problem == "$.results[0].url: expected an address of item")
  }
}
