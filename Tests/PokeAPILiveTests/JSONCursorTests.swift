import Foundation
import Testing

@testable import PokeAPILive

/// Foundation refuses broken JSON before a cursor sees it; the cursor stands it all the same.
@Suite struct JSONCursorTests {
  private let text = #" {"a": [1, -2.5e3, {"b": "c\"\\"}], "d": null, "e": "f\u00e9", "g": [] }"#

  @Test func whatIsLeftUnreadIsSkipped() throws {
    var keys: [String] = []
    var last = ""
    var cursor = JSONCursor(Data(text.utf8))
    try cursor.object { (cursor, key) throws(RecordProblem) in
      keys.append(String(decoding: key, as: UTF8.self))
      if key.spells("e") { last = String(decoding: try cursor.text(), as: UTF8.self) }
    }
    #expect(keys == ["a", "d", "e", "g"])
    #expect(last == "fé")
  }

  @Test func cutAndDamagedTextsEndAsErrorsOrNot() {
    let bytes = Data(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: RecordProblem.self) { try walk(bytes.prefix(count)) }
      for byte in "\"\\{}[],:x0 \u{0}".utf8 {
        var damaged = bytes
        damaged[count] = byte
        _ = try? walk(damaged)
      }
    }
  }

  @Test func faultsHaveTheirPlace() {
    let problem = #expect(throws: RecordProblem.self) { try walk(Data(#"{"a": [0, {}]}"#.utf8)) }
    #expect(problem == RecordProblem("$.a[1]", "expected number, found object"))
  }

  /// Reads numbers of `a`, and skips the rest.
  private func walk(_ bytes: Data) throws(RecordProblem) {
    var cursor = JSONCursor(bytes)
    try cursor.object { (cursor, key) throws(RecordProblem) in
      guard key.spells("a") else { return }
      var isFirst = true
      try cursor.array { (cursor) throws(RecordProblem) in
        if isFirst || bytes.count < 20 { _ = try cursor.number(in: 0...9) }
        isFirst = false
      }
    }
  }
}
