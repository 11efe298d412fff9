import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct LearnsetDecodingTests {
  @Test func movesAreSortedByGameMethodAndLevel() async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump)
    let record = try await client.item(ResourceReference(.pokemon, 1))
    guard case .pokemon(let bulbasaur) = record.item else {
      Issue.record("not a Pokémon")
      return
    }
    #expect(
      bulbasaur.learnset.games.map(\.versionGroup) == [
        "red-blue", "ruby-sapphire", "emerald", "firered-leafgreen", "diamond-pearl",
        "black-white", "x-y", "omega-ruby-alpha-sapphire", "sun-moon", "sword-shield",
      ])
    #expect(
      bulbasaur.learnset.games.first?.moves == [
        LearnedMove(move: 33, method: .levelUp, level: 1),
        LearnedMove(move: 45, method: .levelUp, level: 1),
        LearnedMove(move: 22, method: .levelUp, level: 13),
        LearnedMove(move: 76, method: .levelUp, level: 48),
        LearnedMove(move: 76, method: .machine),
      ])
  }

  @Test func keysComeInAnyOrderAndWithEscapes() throws {
    let moves = #"""
      [{"version_group_details": [
        {"version_group": {"url": "\/api\/v2\/version-group\/1\/", "name": "red-blue"},
         "x": [{"]": "\"}"}, [], -1.5e3, null, true], "order": null,
         "move_learn_method": {"url": "https://pokeapi.co/api/v2/move-learn-method/4", "name": "m"},
         "level_learned_at": 7}],
        "move": {"name": "tackle", "url": "/move/33/"}}]
      """#
    let learnset = try pokemon(moves: moves).learnset
    let move = LearnedMove(move: 33, method: .machine, level: 7)
    #expect(learnset == Learnset(games: [.init(versionGroup: "red-blue", moves: [move])]))
  }

  @Test(arguments: ["colosseum", "xd", "red-green-japan", "blue-japan", "champions"])
  func gamesBesideTheMainSeriesAreLeftOut(game: String) throws {
    let record = try decode(moves: Self.moves(game: game))
    guard case .pokemon(let pokemon) = record.item else {
      Issue.record("not a Pokémon")
      return
    }
    #expect(pokemon.learnset == Learnset())
    #expect(record.references.map(\.resource).contains(.move) == false)
    #expect(record.references.map(\.resource).contains(.versionGroup) == false)
  }

  @Test(arguments: [
    ("null", "null", nil),
    ("{}", "{}", "$.moves: expected array, found object"),
    ("[1]", "[1]", "$.moves[0]: expected object, found number"),
    ("no move", #"[{"version_group_details": []}]"#, "$.moves[0].move: missing"),
    (
      "other resource", moves(move: #"{"name": "a", "url": "/api/v2/item/33/"}"#),
      "$.moves[0].move.url: expected an address of move"
    ),
    (
      "escaping address", moves(move: #"{"name": "a", "url": "/move/33/../1/"}"#),
      "$.moves[0].move.url: expected an address of move"
    ),
    (
      "huge id", moves(move: #"{"name": "a", "url": "/move/99999999999999999999/"}"#),
      "$.moves[0].move.url: expected an address of move"
    ),
    (
      "no address", moves(move: #"{"name": "a"}"#), "$.moves[0].move.url: missing"
    ),
    (
      "level text", moves(level: #""7""#),
      "$.moves[0].version_group_details[0].level_learned_at: expected number, found string"
    ),
    (
      "level null", moves(level: "null"),
      "$.moves[0].version_group_details[0].level_learned_at: expected number, found null"
    ),
    (
      "level too high", moves(level: "256"),
      "$.moves[0].version_group_details[0].level_learned_at: expected 0 to 255, found 256"
    ),
    (
      "level no integer", moves(level: "1.5"),
      "$.moves[0].version_group_details[0].level_learned_at: expected 0 to 255, found 1.5"
    ),
    (
      "hostile game", moves(game: "../../x"),
      "$.moves[0].version_group_details[0].version_group.name: \"../../x\" is not a slug"
    ),
    (
      "method too high", moves(method: 256),
      "$.moves[0].version_group_details[0].move_learn_method.url: expected 1 to 255, found 256"
    ),
  ])
  func malformedMovesAreRefusedWithThePlace(
    name: String, moves: String, problem: String?
  ) throws {
    guard let problem else {
      #expect(try pokemon(moves: moves).learnset == Learnset())
      return
    }
    let failure = #expect(throws: SourceFailure.self) { try decode(moves: moves) }
    #expect(failure?.kind == .undecodable)
    #expect(failure?.problem == problem)
  }

  @Test func moreThanAnyPokemonCanLearnIsRefused() {
    func problem(_ moves: [String]) -> String? {
      let failure = #expect(throws: SourceFailure.self) {
        try decode(moves: "[\(moves.map { $0.dropFirst().dropLast() }.joined(separator: ","))]")
      }
      return failure?.problem
    }
    let link = #"{"name": "a", "url": "/move/1/"}"#
    let many = (1...20_001).map { Self.moves(move: link.replacing("1", with: "\($0)")) }
    #expect(problem(many) == "$.moves: more than any Pokémon can learn")
    let twice = [Self.moves(group: 1), Self.moves(group: 2)]
    #expect(
      problem(twice)
        == "$.moves[1].version_group_details[0].version_group.url: red-blue has two ids")
  }

  private static func moves(
    move: String = #"{"name": "tackle", "url": "/api/v2/move/33/"}"#, level: String = "1",
    method: Int = 1, game: String = "red-blue", group: Int = 1
  ) -> String {
    """
    [{"move": \(move), "version_group_details": [{"level_learned_at": \(level),
      "move_learn_method": {"name": "a", "url": "/api/v2/move-learn-method/\(method)/"},
      "version_group": {"name": "\(game)", "url": "/api/v2/version-group/\(group)/"}}]}]
    """
  }

  private func pokemon(moves: String) throws -> Pokemon {
    guard case .pokemon(let pokemon) = try decode(moves: moves).item else {
      throw CocoaError(.coderInvalidValue)
    }
    return pokemon
  }

  /// Bulbasaur with other moves.
  private func decode(moves: String) throws -> ResourceRecord {
    let file = "\(TestData.dump)/v2/pokemon/10195/index.json"
    let text = try String(contentsOfFile: file, encoding: .utf8)
      .replacing(#""moves": []"#, with: #""moves": \#(moves)"#)
    return try RecordDecoder().decode(
      Data(text.utf8), reference: ResourceReference(.pokemon, 10195))
  }
}
