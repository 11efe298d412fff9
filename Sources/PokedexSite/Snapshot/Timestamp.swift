#if canImport(FoundationEssentials)
  package import struct FoundationEssentials.Date
#else
  package import struct Foundation.Date
#endif

/// A second in UTC as RFC 3339 writes it: `2026-12-01T03:17:00Z`. Sorts by time.
package struct Timestamp: Hashable, Comparable, Sendable {
  package let text: String

  /// 1970-01-01T00:00:00Z, for what has no date.
  package static let epoch = Timestamp(secondsSince1970: 0)

  /// The second in which the date lies, from year 1970 to 9999; a date outside is taken as the
  /// nearest inside.
  package init(_ date: Date) {
    self.init(secondsSince1970: Int(min(max(date.timeIntervalSince1970, 0), 253_402_300_799)))
  }

  private init(secondsSince1970 seconds: Int) {
    let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    // Days are counted from 0000-03-01, so that a leap day ends its year.
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = [Self.padded(year, to: 4), Self.padded(month, to: 2), Self.padded(day, to: 2)]
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, to: 2) }
    text = "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))Z"
  }

  /// Reads what `text` gives; `nil` for anything else.
  package init?(text: String) {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z/),
      let month = Int(match.2), (1...12).contains(month),
      let day = Int(match.3), (1...31).contains(day),
      let hour = Int(match.4), hour < 24, let minute = Int(match.5), minute < 60,
      let second = Int(match.6), second < 60, text.utf8.count == 20
    else { return nil }
    self.text = text
  }

  /// `2026-12-01`.
  package var day: String { String(text.prefix(10)) }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

extension Timestamp: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let timestamp = Timestamp(text: text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "\"\(text.prefix(40))\" is no time such as 2026-12-01T03:17:00Z"))
    }
    self = timestamp
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
