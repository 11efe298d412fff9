import PokeAPI
import Testing

@Suite struct SnapshotIndexTests {
  private let index: SnapshotIndex

  init() {
    var builder = SnapshotBuilder()
    var deoxys = PokemonSpecies.sample(
      386, "deoxys", names: ["en": "Deoxys", "ja": "デオキシス"], generation: "generation-iii")
    deoxys.varieties.append(.init(pokemon: 10001, isDefault: false))
    deoxys.varieties.append(.init(pokemon: 10002, isDefault: false))
    builder.add(.pokemonSpecies(deoxys))
    builder.add(.pokemonSpecies(.sample(1, "bulbasaur")))
    builder.add(.pokemonSpecies(.sample(29, "nidoran-f")))
    builder.add(.pokemon(.sample(386, "deoxys-normal", types: ["psychic"])))
    builder.add(
      .pokemon(.sample(10001, "deoxys-attack", types: ["psychic", "fire"], isDefault: false)))
    builder.add(.pokemon(.sample(1, "bulbasaur", types: ["grass", "poison"])))
    builder.add(.pokemon(.sample(29, "nidoran-f", types: ["poison"])))
    builder.add(
      .generation(Generation(id: 3, slug: "generation-iii", names: ["en": "Generation III"])))
    builder.add(.evolutionChain(EvolutionChain(id: 202, root: .init(species: "deoxys"))))
    builder.add(
      .named(NamedResource(.item, id: 723, slug: "roseli-berry", names: ["en": "Roseli"])))
    builder.add(
      .named(NamedResource(.item, id: 2279, slug: "roseli-berry", names: ["en": "Later"])))
    builder.add(.named(NamedResource(.pokemonColor, id: 5, slug: "green", names: ["fr": "vert"])))
    index = SnapshotIndex(builder.snapshot())
  }

  @Test func recordsAreFoundByIdAndBySlug() {
    #expect(index.species(386)?.slug == "deoxys")
    #expect(index.species("nidoran-f")?.id == 29)
    #expect(index.pokemon(10001)?.slug == "deoxys-attack")
    #expect(index.pokemon("deoxys-normal")?.id == 386)
    #expect(index.pokemon("deoxys") == nil)
    #expect(index.generation(3)?.slug == "generation-iii")
    #expect(index.chain(202)?.root.species == "deoxys")
    #expect(index.species(2) == nil)
  }

  @Test func varietiesThatTheSourceDidNotGiveAreLeftOut() throws {
    let deoxys = try #require(index.species(386))
    #expect(index.defaultPokemon(of: deoxys)?.slug == "deoxys-normal")
    #expect(index.varieties(of: deoxys).map(\.id) == [386, 10001])
  }

  @Test func typesAndGenerationsKnowTheirSpeciesByTheDefaultPokemon() {
    #expect(index.speciesIDs(ofType: "poison") == [1, 29])
    #expect(index.speciesIDs(ofType: "psychic") == [386])
    #expect(index.speciesIDs(ofType: "fire") == [])
    #expect(index.speciesIDs(ofGeneration: "generation-i") == [1, 29])
    #expect(index.speciesIDs(ofGeneration: "generation-iii") == [386])
  }

  @Test func onlyPublishedSpeciesAreMembers() {
    var snapshot = index.snapshot
    snapshot.published = [29]
    #expect(SnapshotIndex(snapshot).speciesIDs(ofType: "poison") == [29])
  }

  @Test func namesFallBackToEnglishThenToTheSlug() {
    #expect(index.name(.pokemonSpecies, "deoxys", in: "ja") == ("デオキシス", "ja"))
    #expect(index.name(.pokemonSpecies, "deoxys", in: "cs") == ("Deoxys", "en"))
    #expect(index.name(.pokemonColor, "green", in: "fr") == ("vert", "fr"))
    #expect(index.name(.pokemonColor, "green", in: "de") == ("Green", "en"))
    #expect(index.name(.evolutionTrigger, "meltan-candies", in: "en") == ("Meltan Candies", "en"))
  }

  @Test func firstOfTwoRecordsHasTheSharedSlug() {
    #expect(index.named(.item, "roseli-berry")?.id == 723)
  }
}
