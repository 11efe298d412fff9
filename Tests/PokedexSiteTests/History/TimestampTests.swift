import Foundation
import Testing

@testable import PokedexSite

@Suite struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (1_796_095_020, "2026-12-01T03:17:00Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func writesASecondInUTC(seconds: Int, text: String) {
    #expect(Timestamp(Date(timeIntervalSince1970: Double(seconds))).text == text)
    #expect(Timestamp(text: text)?.text == text)
  }

  @Test func keepsWithinTheYearsThatHaveFourDigits() {
    #expect(Timestamp(Date.distantPast) == .epoch)
    #expect(Timestamp(Date(timeIntervalSince1970: 1e18)).text == "9999-12-31T23:59:59Z")
  }

  @Test(arguments: [
    "", "2026-12-01", "2026-12-01T03:17:00+01:00", "2026-13-01T03:17:00Z", "2026-12-01T24:00:00Z",
    "2026-12-01T03:17:00Z ", "٢026-12-01T03:17:00Z",
  ])
  func refusesWhatItDoesNotWrite(text: String) {
    #expect(Timestamp(text: text) == nil)
  }
}
