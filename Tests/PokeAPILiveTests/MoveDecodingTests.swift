import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct MoveDecodingTests {
  @Test func tackleHasItsFactsAndItsPast() async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump)
    let record = try await client.item(ResourceReference(.move, 33, "tackle"))
    let expected = Move(
      id: 33, slug: "tackle", names: ["en": "Tackle", "fr": "Charge", "ja": "たいあたり"],
      generation: "generation-i", type: "normal", damageClass: "physical", power: 40,
      accuracy: 100, powerPoints: 35,
      past: [
        .init(versionGroup: "black-white", power: 35, accuracy: 95),
        .init(versionGroup: "sun-moon", power: 50),
      ])
    #expect(record.item == .move(expected))
    #expect(
      record.references.map(\.description) == [
        "generation/1", "move-damage-class/2", "type/1", "version-group/11", "version-group/17",
      ])
  }

  @Test func typeThatNoPokemonHasIsNamedAndNotFollowed() async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump)
    let record = try await client.item(ResourceReference(.move, 174, "curse"))
    guard case .move(let curse) = record.item else {
      Issue.record("not a move")
      return
    }
    #expect(curse.past == [.init(versionGroup: "black-white", type: "unknown")])
    #expect(curse.power == nil)
    #expect(curse.accuracy == nil)
    #expect(record.references.filter { $0.resource == .type }.map(\.description) == ["type/8"])
  }

  @Test func effectsAreTheShortOnesElseWhatTheNewestMainGamesSay() throws {
    let prose = """
      "effect_chance": 30,
      "effect_entries": [
        {"short_effect": "Has a $effect_chance% chance of something.", "language": {"name": "en"}}],
      "flavor_text_entries": [
        \(flavor("en", "Never shown.", "sun-moon", 17)),
        \(flavor("es", "Vieja.", "red-blue", 1)), \(flavor("es", "Nueva.", "sun-moon", 17)),
        \(flavor("es", "De otro juego.", "champions", 32)),
        \(flavor("de", "Anders.", "sun-moon", 17))]
      """
    #expect(
      try move(prose, languages: ["en", "es"]).effects == [
        "en": "Has a 30% chance of something.", "es": "Nueva.",
      ])
    #expect(try move(prose).effects == [:])
  }

  @Test func noneIsWrittenAsNullOrZero() throws {
    let move = try move(
      #"""
      "power": 0, "accuracy": 0, "pp": null, "past_values": [
        {"power": 0, "version_group": {"name": "black-white", "url": "/version-group/11/"}}]
      """#)
    #expect(move.past == [])
    #expect(move.power == nil)
    #expect(move.accuracy == nil)
    #expect(move.powerPoints == nil)
  }

  @Test(arguments: [
    (#""power": -1"#, "$.power: expected 0 to 1000, found -1"),
    (#""accuracy": 101"#, "$.accuracy: expected 0 to 100, found 101"),
    (#""effect_chance": 101"#, "$.effect_chance: expected 0 to 100, found 101"),
    (#""pp": "5""#, "$.pp: expected number, found string"),
    (#""past_values": [{}]"#, "$.past_values[0].version_group: missing"),
    (
      #""past_values": [{"power": 1001, "version_group": {"name": "a", "url": "/version-group/1/"}}]"#,
      "$.past_values[0].power: expected 0 to 1000, found 1001"
    ),
  ])
  func malformedMoveIsRefusedWithThePlace(member: String, problem: String) {
    let failure = #expect(throws: SourceFailure.self) { try move(member) }
    #expect(failure?.kind == .undecodable)
    #expect(failure?.subject == "move/33")
    #expect(failure?.problem == problem)
  }

  private func flavor(_ language: String, _ text: String, _ group: String, _ id: Int) -> String {
    """
    {"flavor_text": "\(text)", "language": {"name": "\(language)"},
     "version_group": {"name": "\(group)", "url": "/api/v2/version-group/\(id)/"}}
    """
  }

  /// A move with these members beside those that it must have.
  private func move(_ members: String, languages: Set<String> = []) throws -> Move {
    let json = """
      {"id": 33, "name": "tackle", "priority": 0, \(members),
       "generation": {"name": "generation-i", "url": "/api/v2/generation/1/"},
       "type": {"name": "normal", "url": "/api/v2/type/1/"},
       "damage_class": {"name": "physical", "url": "/api/v2/move-damage-class/2/"}}
      """
    let record = try RecordDecoder(proseLanguages: languages)
      .decode(Data(json.utf8), reference: ResourceReference(.move, 33))
    guard case .move(let move) = record.item else { throw CocoaError(.coderInvalidValue) }
    return move
  }
}
