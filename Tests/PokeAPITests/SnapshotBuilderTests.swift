import PokeAPI
import Testing

@Suite struct SnapshotBuilderTests {
  private let records: [ResourceItem] = [
    .pokemonSpecies(.sample(1, "bulbasaur")),
    .pokemonSpecies(.sample(10, "caterpie")),
    .pokemonSpecies(.sample(9, "blastoise")),
    .pokemon(.sample(1, "bulbasaur", types: ["grass", "poison"])),
    .pokemon(.sample(10, "caterpie", types: ["bug"])),
    .named(NamedResource(.item, id: 2, slug: "great-ball", names: [:])),
    .named(NamedResource(.eggGroup, id: 7, slug: "plant", names: [:])),
    .named(NamedResource(.item, id: 1, slug: "master-ball", names: [:])),
  ]

  @Test func everyListIsSortedWhateverTheOrderOfArrival() {
    let snapshot = build(records)
    #expect(snapshot.species.map(\.id) == [1, 9, 10])
    #expect(snapshot.named.map(\.slug) == ["plant", "master-ball", "great-ball"])
    #expect(build(records.reversed()) == snapshot)
  }

  @Test func onlySpeciesWithTheirDefaultPokemonArePublished() {
    #expect(build(records).published == [1, 10])
  }

  @Test func secondSpeciesOfTheSameAddressIsNotPublished() {
    let twin: [ResourceItem] = [
      .pokemonSpecies(.sample(2, "other")), .pokemon(.sample(2, "bulbasaur", types: ["grass"])),
    ]
    #expect(build(records + twin).published == [1, 10])
  }

  @Test func laterRecordOfTheSameIdReplaces() {
    let again = ResourceItem.pokemonSpecies(.sample(1, "renamed"))
    #expect(build(records + [again]).species.first?.slug == "renamed")
  }

  @Test func flavorTextsFollowTheReleaseOfTheGames() {
    var species = PokemonSpecies.sample(1, "bulbasaur")
    species.flavorTexts = ["blue-japan", "yellow", "red"].map {
      PokemonSpecies.FlavorText(language: "en", version: $0, text: "A text.")
    }
    let snapshot = build([
      .pokemonSpecies(species),
      .versionGroup(.sample(1, "red-blue", order: 3, versions: ["red"])),
      .versionGroup(.sample(2, "yellow", order: 4, versions: ["yellow"])),
      .versionGroup(.sample(29, "blue-japan", order: 2, versions: ["blue-japan"])),
      .version(GameVersion(id: 1, slug: "red", names: [:], versionGroup: "red-blue")),
      .version(GameVersion(id: 3, slug: "yellow", names: [:], versionGroup: "yellow")),
      .version(GameVersion(id: 47, slug: "blue-japan", names: [:], versionGroup: "blue-japan")),
    ])
    #expect(snapshot.species.first?.flavorTexts.map(\.version) == ["blue-japan", "red", "yellow"])
  }

  @Test func factsOnlyLeavesTheProseOut() {
    var species = PokemonSpecies.sample(1, "bulbasaur")
    species.flavorTexts = [.init(language: "en", version: "red", text: "A text.")]
    let ability = Ability(
      id: 65, slug: "overgrow", names: ["en": "Overgrow"], generation: "generation-iii",
      effects: ["en": "A text."])
    var builder = SnapshotBuilder(isFactsOnly: true)
    builder.add(.pokemonSpecies(species))
    builder.add(.ability(ability))
    let snapshot = builder.snapshot()
    #expect(snapshot.isFactsOnly)
    #expect(snapshot.species.first?.flavorTexts == [])
    #expect(snapshot.abilities.first?.effects == [:])
    #expect(snapshot.abilities.first?.names == ["en": "Overgrow"])
  }

  private func build(_ items: [ResourceItem]) -> Snapshot {
    var builder = SnapshotBuilder()
    for item in items { builder.add(item) }
    return builder.snapshot()
  }
}
