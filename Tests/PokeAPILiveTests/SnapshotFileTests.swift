import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct SnapshotFileTests {
  @Test func fileHoldsTheWholeSnapshot() async throws {
    var (snapshot, _) = try await PokeAPIClient.dump(folder: TestData.dump).walk()
    snapshot.favorites = [386, 1]
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try SnapshotFile.write(snapshot, to: path)
    #expect(try SnapshotFile.read(path) == snapshot)
  }

  @Test func everyRecordHasALineWithSortedKeys() throws {
    var snapshot = Snapshot()
    snapshot.isFactsOnly = true
    snapshot.named = [
      NamedResource(.eggGroup, id: 1, slug: "monster", names: ["ja": "かいじゅう", "en": "Monster"]),
      NamedResource(.item, id: 1, slug: "master-ball", names: [:]),
    ]
    snapshot.pokemon = [
      Pokemon(
        id: 1, slug: "bulbasaur", species: 1, isDefault: true, height: 7, weight: 69,
        types: ["grass", "poison"], abilities: [.init(ability: "overgrow", isHidden: false)],
        stats: StatValues(
          hp: 45, attack: 49, defense: 49, specialAttack: 65, specialDefense: 65, speed: 45),
        pictures: Pictures(
          sprite: "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/1.png",
          home: "https://raw.githubusercontent.com/elsewhere/1.png"))
    ]
    let text = String(decoding: try SnapshotFile.encode(snapshot), as: UTF8.self)
    #expect(
      text == """
        {"schema":2,
        "isFactsOnly":true,
        "favorites":[],
        "published":[],
        "generations":[],
        "versionGroups":[],
        "versions":[],
        "pokedexes":[],
        "types":[],
        "abilities":[],
        "moves":[],
        "named":[
        {"id":1,"names":{"en":"Monster","ja":"かいじゅう"},"resource":"egg-group","slug":"monster"},
        {"id":1,"names":{},"resource":"item","slug":"master-ball"}],
        "species":[],
        "pokemon":[
        {"abilities":[{"ability":"overgrow"}],"height":7,"id":1,\
        "pictures":{"home":"https://raw.githubusercontent.com/elsewhere/1.png","sprite":"1.png"},\
        "slug":"bulbasaur","species":1,"stats":[45,49,49,65,65,45],"types":["grass","poison"],\
        "weight":69}],
        "encounters":[],
        "forms":[],
        "evolutionChains":[]}

        """)
  }

  @Test func everyConditionOfAnEvolutionIsKept() throws {
    var way = EvolutionWay(trigger: "level-up")
    way.isDefault = true
    way.versionGroup = "red-blue"
    way.region = "alola"
    way.baseForm = "a"
    way.evolvedForm = "b"
    way.item = "c"
    way.heldItem = "d"
    way.knownMove = "e"
    way.knownMoveType = "f"
    way.usedMove = "g"
    way.minMoveCount = 1
    way.location = "h"
    way.minLevel = 2
    way.minHappiness = 3
    way.minAffection = 4
    way.minBeauty = 5
    way.minDamageTaken = 6
    way.minSteps = 7
    way.gender = .female
    way.timeOfDay = "night"
    way.partySpecies = "i"
    way.partyType = "j"
    way.tradeSpecies = "k"
    way.relativeStats = .attackHigher
    way.needsOverworldRain = true
    way.needsMultiplayer = true
    way.nearSpecialRock = true
    way.turnUpsideDown = true
    way.unknownConditions = ["wind_speed"]
    let child = EvolutionChain.Node(species: "l", isBaby: true, ways: [way])
    var snapshot = Snapshot()
    snapshot.evolutionChains = [
      EvolutionChain(id: 1, root: .init(species: "m", evolvesTo: [child]), babyTriggerItem: "n")
    ]
    #expect(try roundTrip(snapshot) == snapshot)
  }

  @Test func everyFactOfSpeciesAndFormsIsKept() throws {
    var snapshot = Snapshot()
    snapshot.species = [
      PokemonSpecies(
        id: 1, slug: "a", names: ["en": "A"], genera: ["en": "B"], generation: "c", color: "d",
        shape: "e", habitat: "f", eggGroups: ["g"], femaleEighths: 1, captureRate: 2,
        baseHappiness: 3, hatchCounter: 4, growthRate: "h", isBaby: true, isLegendary: true,
        isMythical: true, hasGenderDifferences: true, formsSwitchable: true, evolutionChain: 5,
        varieties: [.init(pokemon: 6, isDefault: true), .init(pokemon: 7, isDefault: false)],
        regionalNumbers: [.init(pokedex: "i", number: 0)],
        flavorTexts: [.init(language: "en", version: "j", text: "K.")])
    ]
    snapshot.forms = [
      PokemonForm(
        id: 1, slug: "a", pokemon: 2, names: ["en": "A"], formNames: ["en": "B"],
        versionGroup: "c", isDefault: false, isMega: true, isBattleOnly: true, formOrder: 3,
        types: ["d"], sprite: "https://raw.githubusercontent.com/a/1.png")
    ]
    #expect(try roundTrip(snapshot) == snapshot)
  }

  @Test func otherSchemaIsNamedBeforeAnythingElse() {
    let failure = failure(of: #"{"schema": 99, "species": "of another shape"}"#)
    #expect(failure?.kind == .undecodable)
    #expect(
      failure?.description == """
        snapshot.json: $.schema: the snapshot has schema 99, this program reads schema 2. \
        Make a new one with `pokedex fetch`.
        """)
  }

  @Test(arguments: [
    (
      #"{"schema": "#,
      "$.schema: no JSON: expected a value at line 1, column 12, where the text ends"
    ),
    ("{\"schema\": 1,\n é}", "$: no JSON: expected a key at line 2, column 2"),
    (#"{"species": []}"#, "$.schema: missing"),
    (#"{"schema": 2, "isFactsOnly": 3}"#, "$.isFactsOnly: expected boolean, found number"),
    ("[]", "$: expected object, found array"),
  ])
  func brokenFileIsRefusedWithThePlace(text: String, problem: String) {
    let failure = failure(of: text)
    #expect(failure?.kind == .undecodable)
    #expect(failure?.problem == problem)
  }

  @Test func hostileFileGivesNothingHarmful() throws {
    let text = String(decoding: try SnapshotFile.encode(Snapshot()), as: UTF8.self)
    func named(_ names: String, slug: String = "a") throws -> Snapshot {
      let record = #"{"id":1,"names":\#(names),"resource":"item","slug":"\#(slug)"}"#
      let hostile = text.replacing(#""named":[]"#, with: #""named":[\#(record)]"#)
      return try SnapshotFile.decode(Data(hostile.utf8), subject: "snapshot.json")
    }
    #expect(try named(#"{"en":"a\u000cb"}"#).named.first?.names == ["en": "a b"])
    #expect(throws: SourceFailure.self) { try named("{}", slug: "../x") }
    #expect(throws: SourceFailure.self) { try named(#"{"en\" onclick=":"a"}"#) }
  }

  @Test func whatIsPublishedMustBeThere() async throws {
    let (snapshot, _) = try await PokeAPIClient.dump(folder: TestData.dump).walk()
    func problem(_ published: [Int], favorites: [Int] = []) throws -> String? {
      var broken = snapshot
      broken.published = published
      broken.favorites = favorites
      let bytes = try SnapshotFile.encode(broken)
      let failure = #expect(throws: SourceFailure.self) {
        try SnapshotFile.decode(bytes, subject: "snapshot.json")
      }
      return failure?.problem
    }
    #expect(try problem([1, 25]) == "$.published[1]: species 25 is not here with its Pokémon")
    #expect(try problem([2, 1]) == "$.published: expected numbers in ascending order")
    #expect(
      try problem([1, 2], favorites: [3]) == "$.favorites: expected published species, each once")
    #expect(
      try problem([1], favorites: [1, 1]) == "$.favorites: expected published species, each once")
  }

  @Test func fileThatIsNotThereIsMissing() {
    let failure = #expect(throws: SourceFailure.self) { try SnapshotFile.read("/nowhere/s.json") }
    #expect(failure?.kind == .missing)
    #expect(failure?.subject == "/nowhere/s.json")
  }

  private func roundTrip(_ snapshot: Snapshot) throws -> Snapshot {
    try SnapshotFile.decode(SnapshotFile.encode(snapshot), subject: "snapshot.json")
  }

  private func failure(of text: String) -> SourceFailure? {
    #expect(throws: SourceFailure.self) {
      try SnapshotFile.decode(Data(text.utf8), subject: "snapshot.json")
    }
  }
}
