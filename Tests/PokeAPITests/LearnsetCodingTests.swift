import Foundation
import PokeAPI
import Testing

@Suite struct LearnsetCodingTests {
  private let learnset = Learnset(games: [
    .init(
      versionGroup: "red-blue",
      moves: [
        LearnedMove(move: 33, method: .levelUp, level: 1),
        LearnedMove(move: 45, method: .levelUp, level: 1),
        LearnedMove(move: 22, method: .levelUp, level: 13),
        LearnedMove(move: 14, method: .machine), LearnedMove(move: 76, method: .machine),
      ]),
    .init(
      versionGroup: "yellow",
      moves: [
        LearnedMove(move: 33, method: .levelUp, level: 1),
        LearnedMove(move: 14, method: .machine), LearnedMove(move: 76, method: .machine),
      ]),
    .init(
      versionGroup: "gold-silver",
      moves: [
        LearnedMove(move: 174, method: .levelUp), LearnedMove(move: 33, method: .levelUp, level: 1),
      ]),
  ])

  private let text = "red-blue:1@1,33,12@13,22:4,14,62;yellow:1@1,33:4=0;gold-silver:1,174@1,33"

  @Test func learnsetIsOneTextWithEachListOnce() throws {
    #expect(try JSONEncoder().encode(learnset) == Data("\"\(text)\"".utf8))
    #expect(try decode(text) == learnset)
    #expect(try decode("") == Learnset())
    #expect(try JSONEncoder().encode(Learnset()) == Data("\"\"".utf8))
  }

  @Test(arguments: [
    ("Red", "expected a slug at byte 1"),
    ("red", "expected a colon at byte 4"),
    ("red:", "expected 0 to 255 at byte 5"),
    ("red:256,1", "expected 0 to 255 at byte 5"),
    ("red:1", "expected , at byte 6"),
    ("red:1@", "expected 1 to 255 at byte 7"),
    ("red:1@0,1", "expected 1 to 255 at byte 7"),
    ("red:1@256,1", "expected 1 to 255 at byte 7"),
    ("red:1@255,1@255,1", "expected no higher level at byte 13"),
    ("red:1@5,1@5,2", "expected 6 to 255 at byte 11"),
    ("red:1,0", "expected 1 to 10000000 at byte 7"),
    ("red:1,10000001", "expected 1 to 10000000 at byte 7"),
    ("red:1,10000000,1", "expected no higher move at byte 16"),
    ("red:1,99999999999999999999999", "expected 1 to 10000000 at byte 7"),
    ("red:1,-1", "expected 1 to 10000000 at byte 7"),
    ("red:1,1 ", "expected the end at byte 8"),
    ("red:1,1:1,2", "expected 2 to 255 at byte 9"),
    ("red:1,1:0,2", "expected 2 to 255 at byte 9"),
    ("red:255,1:255,1", "expected no higher method at byte 11"),
    ("red:1,1;", "expected a slug at byte 9"),
    ("red:1,1;red:1,2", "expected another game than red at byte 12"),
    ("red:1=0", "expected an earlier game with this method at byte 7"),
    ("red:1,1;blue:1=1", "expected 0 to 0 at byte 16"),
    ("red:1,1;blue:2=0", "expected an earlier game with this method at byte 17"),
    ("red:1,1\u{0}", "expected the end at byte 8"),
    ("red:１,1", "expected 0 to 255 at byte 5"),
  ])
  func malformedTextIsRefusedWithThePlace(text: String, problem: String) {
    expectRefusal(of: text, problem)
  }

  @Test func shortTextCannotStandForMillionsOfMoves() {
    let many = "a:1" + String(repeating: ",1", count: 15_000)
    expectRefusal(of: many + ";b:1=0", "expected fewer moves at byte 30010")
    let games = (0...200).map { "g\($0):1,1" }.joined(separator: ";")
    expectRefusal(of: games, "expected fewer games at byte 1695")
  }

  private func decode(_ text: String) throws -> Learnset {
    try JSONDecoder().decode(Learnset.self, from: try JSONEncoder().encode(text))
  }

  private func expectRefusal(of text: String, _ problem: String) {
    let error = #expect(throws: DecodingError.self) { try decode(text) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not refused as corrupted: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == problem)
  }
}
