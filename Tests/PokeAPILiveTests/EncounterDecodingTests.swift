import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct EncounterDecodingTests {
  @Test func gamesInWhichAllElseIsTheSameAreOnePlace() async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump)
    let record = try await client.item(ResourceReference(.pokemonEncounters, 1))
    let expected = PokemonEncounters(
      id: 1,
      places: [
        .init(
          area: "lumiose-city-area", versions: ["x", "y"], method: "gift", levels: 10...10,
          chance: 100),
        .init(
          area: "pallet-town-area", versions: ["red", "blue", "firered", "leafgreen"],
          method: "gift", levels: 5...5, chance: 100),
      ])
    #expect(record.item == .encounters(expected))
    #expect(
      record.references.map(\.description) == [
        "encounter-method/18", "version/1", "version/2", "version/10", "version/11", "version/23",
        "version/24",
      ])
  }

  @Test func chanceIsTheHighestOfWhatHoldsAtTheSameTime() throws {
    let slots = [
      slot(chance: 20), slot(chance: 10, low: 3),
      slot(chance: 30, conditions: ["time-night"]),
      slot(chance: 5, high: 9, conditions: ["time-night", "swarm-yes"]),
      slot(chance: 25, conditions: ["time-day"]),
      slot(chance: 80, method: "gift"), slot(chance: 70, method: "gift"),
    ]
    #expect(
      try places(slots) == [
        .init(area: "a", versions: ["red"], method: "gift", levels: 5...6, chance: 100),
        .init(area: "a", versions: ["red"], method: "walk", levels: 3...9, chance: 65),
      ])
  }

  @Test(arguments: [("colosseum", 19), ("xd", 20), ("red-japan", 44)])
  func gamesBesideTheMainSeriesAreLeftOut(game: String, id: Int) throws {
    #expect(try places([slot(chance: 5)], game: game, id: id) == [])
  }

  @Test(arguments: [
    ("{}", "$: expected array, found object"),
    ("null", "$: expected array, found null"),
    ("[{}]", "$[0].location_area: missing"),
    (
      #"[{"location_area": {"name": "../x"}}]"#,
      "$[0].location_area.name: \"../x\" is not a slug"
    ),
    (
      #"[{"location_area": {"name": "a"}, "version_details": [{}]}]"#,
      "$[0].version_details[0].version: missing"
    ),
    (
      #"[{"location_area": {"name": "a"}, "version_details": [{"encounter_details": [{}]}]}]"#,
      "$[0].version_details[0].encounter_details[0].method: missing"
    ),
  ])
  func malformedEncountersAreRefusedWithThePlace(json: String, problem: String) {
    expectRefusal(of: json, problem)
  }

  @Test(arguments: [
    (#""chance": 5"#, #""chance": 101"#, "chance: expected 0 to 100, found 101"),
    (#""min_level": 5"#, #""min_level": -1"#, "min_level: expected 0 to 255, found -1"),
    (#""max_level": 6"#, #""max_level": 4"#, "max_level: expected 5 or more, found 4"),
    (
      "/encounter-method/1/", "/encounter-method/x/",
      "method.url: expected an address of encounter-method"
    ),
  ])
  func malformedSlotIsRefusedWithThePlace(good: String, bad: String, problem: String) {
    let json = json([slot(chance: 5)]).replacing(good, with: bad)
    expectRefusal(of: json, "$[0].version_details[0].encounter_details[0].\(problem)")
  }

  private func expectRefusal(of json: String, _ problem: String) {
    let failure = #expect(throws: SourceFailure.self) { try decode(json) }
    #expect(failure?.kind == .undecodable)
    #expect(failure?.subject == "pokemon/25/encounters")
    #expect(failure?.problem == problem)
  }

  private func places(
    _ slots: [String], game: String = "red", id: Int = 1
  ) throws -> [PokemonEncounters.Place]? {
    guard case .encounters(let encounters) = try decode(json(slots, game: game, id: id)).item else {
      return nil
    }
    return encounters.places
  }

  private func decode(_ json: String) throws -> ResourceRecord {
    try RecordDecoder().decode(
      Data(json.utf8), reference: ResourceReference(.pokemonEncounters, 25))
  }

  private func json(_ slots: [String], game: String = "red", id: Int = 1) -> String {
    """
    [{"location_area": {"name": "a", "url": "/api/v2/location-area/1/"}, "version_details": [
      {"max_chance": 5, "version": {"name": "\(game)", "url": "/api/v2/version/\(id)/"},
       "encounter_details": [\(slots.joined(separator: ","))]}]}]
    """
  }

  private func slot(
    chance: Int, low: Int = 5, high: Int = 6, method: String = "walk", conditions: [String] = []
  ) -> String {
    let values = conditions.map { #"{"name": "\#($0)", "url": "/a/1/"}"# }.joined(separator: ",")
    return """
      {"min_level": \(low), "max_level": \(high), "chance": \(chance), "pokemon_details": null,
       "condition_values": [\(values)],
       "method": {"name": "\(method)", "url": "/api/v2/encounter-method/\(method == "walk" ? 1 : 18)/"}}
      """
  }
}
