import Foundation
import Testing

@testable import PokeAPILive

@Suite struct RetryAfterTests {
  @Test(
    arguments: [
      ("0", 0), ("7", 7), (" 120 ", 120), ("99999999999999999999", .max),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 37), ("Sun, 06 Nov 1994 08:48:37 GMT", 0),
      ("Sat, 05 Nov 2094 08:49:37 GMT", 3_155_673_637), ("", nil), ("-5", nil), ("1.5", nil),
      ("soon", nil), ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("Sun, 06 Foo 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 99:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
    ] as [(String, Int?)])
  func readsSecondsAndDates(_ text: String, _ seconds: Int?) {
    let now = Date(timeIntervalSince1970: 784_111_740)
    #expect(RetryAfter.seconds(text, now: now) == seconds)
  }
}
