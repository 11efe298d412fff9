import Foundation
import Markup
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct CoverageTests {
  /// The sample with a move of each generation, one learnset and one place.
  private static var snapshot: Snapshot {
    var snapshot = Sample.snapshot
    snapshot.versionGroups = [
      VersionGroup(
        id: 1, slug: "red-blue", order: 1, generation: "generation-i", versions: ["red", "blue"])
    ]
    snapshot.versions = [
      GameVersion(id: 1, slug: "red", names: ["en": "Red"], versionGroup: "red-blue")
    ]
    snapshot.moves = [
      Move(
        id: 33, slug: "tackle", names: ["en": "Tackle", "es": "Placaje"],
        generation: "generation-i", type: "normal", damageClass: "physical",
        effects: ["en": "Does damage."]),
      Move(
        id: 203, slug: "endure", names: ["en": "Endure"], generation: "generation-ii",
        type: "normal", damageClass: "status"),
    ]
    snapshot.pokemon[0].learnset = Learnset(games: [
      .init(versionGroup: "red-blue", moves: [LearnedMove(move: 33, method: .levelUp, level: 1)])
    ])
    snapshot.pokemon[0].cry = "https://raw.githubusercontent.com/PokeAPI/cries/1.ogg"
    snapshot.encounters = [
      PokemonEncounters(
        id: 1,
        places: [
          .init(area: "route-1", versions: ["red"], method: "walk", levels: 2...3, chance: 20)
        ])
    ]
    return snapshot
  }

  @Test func countsByLanguage() throws {
    let coverage = Coverage(SnapshotIndex(Self.snapshot))
    #expect(coverage.languages.map(\.code) == ["en", "es", "fr"])
    let english = try #require(coverage.languages.first)
    #expect(english.names == 4)
    #expect(english.moveNames == 2)
    #expect(english.moveEffects == 1)
    #expect(coverage.languages[1].moveNames == 1)
    #expect(coverage.languages[1].names == 0)
    #expect(coverage.languages[2].names == 4)
  }

  @Test func countsByGeneration() throws {
    let coverage = Coverage(SnapshotIndex(Self.snapshot))
    let (first, second) = (coverage.generations[0], coverage.generations[1])
    #expect((first.species, second.species) == (2, 2))
    #expect((first.cries, second.cries) == (1, 0))
    #expect((first.learnsets, second.learnsets) == (1, 0))
    #expect((first.encounters, second.encounters) == (1, 0))
    #expect((first.moves, first.moveEffects) == (1, 1))
    #expect((second.moves, second.moveEffects) == (1, 0))
  }

  @Test func saysWhatIsMissing() throws {
    let site = try ReadBack(EnglishSite.context(Self.snapshot), CoveragePage.plan)
    #expect(site.paths == ["coverage/index.html", "coverage/index.json"])
    #expect(try site.findings("coverage/index.html") == [])
    let page = try HTMLInspector(site.text("coverage/index.html"))
    #expect(
      try page.texts("//section[@aria-labelledby='gaps']//li") == [
        "Games of which no place is known: Generation II.",
        "Games of which no learned move is known: Generation II.",
        "Some new moves without a text that says what they do: Generation II.",
        "Some species without a cry: Generation I and Generation II.",
      ])
    let row = "//*[@aria-labelledby='languages']//tbody/tr[2]/"
    #expect(try page.texts(row + "td") == ["–", "–", "–", "1", "–", "–", "–"])
    #expect(
      try page.texts("//*[@aria-labelledby='languages']//thead/tr/th").prefix(2)
        == ["Language", "Names (of 4)"])
  }

  @Test func itsTwinHasTheSameCounts() throws {
    let site = try ReadBack(EnglishSite.context(Self.snapshot), CoveragePage.plan)
    struct Twin: Decodable {
      struct Generation: Decodable {
        let generation: String
        let encounters: Int
      }
      let totals: [String: Int]
      let generations: [Generation]
    }
    let twin = try JSONDecoder().decode(
      Twin.self, from: Data(site.text("coverage/index.json").utf8))
    #expect(twin.totals == ["species": 4, "moves": 2, "abilities": 0])
    #expect(twin.generations.map(\.encounters) == [1, 0])
  }

  @Test func theWholeDataSetsNumbers() throws {
    let coverage = Coverage(try EnglishSite.whole.get().index)
    #expect(coverage.species == 1025)
    #expect(coverage.generations.map(\.species) == [151, 100, 135, 107, 156, 72, 88, 96, 120])
    // The embedded snapshot holds no prose.
    #expect(coverage.isFactsOnly)
    #expect(coverage.languages.first { $0.code == "es" }?.names == 1025)
    #expect(coverage.languages.first { $0.code == "ja" }?.names == 1025)
  }
}
