import Foundation
import Testing

@testable import PokeAPILive

@Suite struct RetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT.
  let now = Date(timeIntervalSince1970: 784_111_777)

  @Test(arguments: [
    ("0", 0), (" 120 ", 120), ("99999999999999999999", Int.max),
    ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sun, 06 Nov 1994 08:49:00 GMT", 0),
    ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400),
  ])
  func isReadAsSecondsOrAsADate(value: String, seconds: Int) {
    #expect(RetryAfter.seconds(value, now: now) == seconds)
  }

  @Test(arguments: [
    "", "-1", "1.5", "soon", "Sun, 06 Nov 1994 08:49:37", "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
  ])
  func isLeftOutWhenItIsNeither(value: String) {
    #expect(RetryAfter.seconds(value, now: now) == nil)
  }
}
