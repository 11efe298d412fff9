import PokeAPI
import PokeAPILive
import Testing

/// The whole data set through the dump source. Needs `POKEDEX_DUMP`, the folder that holds
/// `api/v2`.
@Suite(.enabled(if: TestData.wholeDump != nil, "POKEDEX_DUMP names no data set"))
struct WholeDataSetTests {
  @Test func everythingDecodesAndKnownOdditiesComeOutRight() async throws {
    let folder = try #require(TestData.wholeDump)
    let (snapshot, failures) = try await PokeAPIClient.dump(folder: folder).walk()
    #expect(failures == [])
    expectCounts(of: snapshot)
    let index = SnapshotIndex(snapshot)
    try expectNamesAndVarieties(in: index)
    try expectEvolutions(in: index)
    expectTypeChart(of: index)
    let bytes = try SnapshotFile.encode(snapshot)
    #expect(bytes.count < 6_000_000)
    #expect(try SnapshotFile.decode(bytes, subject: "snapshot.json") == snapshot)
    // The embedded snapshot is this one: made by this program, of these data.
    let embedded = try SnapshotFile.read(TestData.embeddedSnapshot)
    #expect(try SnapshotFile.encode(embedded) == bytes)
  }

  private func expectCounts(of snapshot: Snapshot) {
    #expect(snapshot.species.count == 1025)
    #expect(snapshot.published == Array(1...1025))
    #expect(snapshot.pokemon.count == 1351)
    #expect(snapshot.forms.count == 1579)
    #expect(snapshot.evolutionChains.count == 541)
    #expect(snapshot.types.count == 18)
    #expect(snapshot.abilities.count == 312)
    #expect(snapshot.generations.count == 9)
    #expect(snapshot.versions.count == 53)
    #expect(snapshot.pokedexes.count == 34)
    #expect(snapshot.named.count { $0.resource == .language } == 14)
    #expect(snapshot.named.count { $0.resource == .location } == 16)
    #expect(snapshot.pokemon.count { $0.weight == nil } == 35)
    #expect(snapshot.pokemon.count { $0.abilities.isEmpty } == 14)
    #expect(snapshot.pokemon.count { $0.pictures.artwork == nil } == 12)
    #expect(snapshot.species.count { $0.habitat == nil } == 639)
    #expect(snapshot.species.count { $0.femaleEighths == nil } == 155)
  }

  private func expectNamesAndVarieties(in index: SnapshotIndex) throws {
    #expect(index.species(29)?.slug == "nidoran-f")
    #expect(index.name(.pokemonSpecies, "nidoran-f", in: "en") == ("Nidoran♀", "en"))
    #expect(index.name(.pokemonSpecies, "nidoran-m", in: "en") == ("Nidoran♂", "en"))
    #expect(index.name(.pokemonSpecies, "farfetchd", in: "en") == ("Farfetch’d", "en"))
    #expect(index.name(.pokemonSpecies, "pikachu", in: "cs") == ("Pikachu", "en"))
    #expect(index.species("bulbasaur")?.names.languages.count == 12)
    let deoxys = try #require(index.species("deoxys"))
    #expect(index.defaultPokemon(of: deoxys)?.slug == "deoxys-normal")
    #expect(index.varieties(of: deoxys).count == 4)
    #expect(index.pokemon("unown")?.forms.count == 28)
    let victini = try #require(index.species("victini"))
    #expect(victini.regionalNumbers.first == .init(pokedex: "original-unova", number: 0))
    #expect(index.speciesIDs(ofGeneration: "generation-i") == Array(1...151))
  }

  private func expectEvolutions(in index: SnapshotIndex) throws {
    let eevee = try #require(index.chain(67))
    #expect(
      eevee.root.evolvesTo.map(\.species) == [
        "vaporeon", "jolteon", "flareon", "espeon", "umbreon", "leafeon", "glaceon", "sylveon",
      ])
    let phione = try #require(index.chain(250))
    #expect(phione.root.evolvesTo.map(\.species) == ["manaphy"])
    #expect(phione.root.evolvesTo.first?.ways == [])
    let magnezone = try #require(index.chain(34)?.root.evolvesTo.first?.evolvesTo.first)
    #expect(magnezone.species == "magnezone")
    #expect(magnezone.ways.count == 7)
    #expect(index.chain(51)?.babyTriggerItem != nil)
    let unknown = index.snapshot.evolutionChains.flatMap { $0.root.allWays }
      .flatMap(\.unknownConditions)
    #expect(unknown == [])
  }

  private func expectTypeChart(of index: SnapshotIndex) {
    let chart = index.typeChart
    #expect(chart.multiplier(attacking: "ground", defending: ["electric", "steel"]) == 4)
    #expect(chart.multiplier(attacking: "ground", defending: ["flying"]) == 0)
    #expect(chart.multiplier(attacking: "grass", defending: ["grass", "poison"]) == 0.25)
    #expect(chart.multiplier(attacking: "fairy", defending: ["dragon"]) == 2)
  }
}

extension EvolutionChain.Node {
  fileprivate var allWays: [EvolutionWay] { ways + evolvesTo.flatMap(\.allWays) }
}
