import Foundation

/// The header `Retry-After`: seconds, or a date (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The seconds to wait from now on, 0 for a date that is past; `nil` for what is neither.
  static func seconds(_ value: String, now: Date) -> Int? {
    let text = value.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    {
      // What is too large for a number is too large to wait for.
      return Int(text) ?? .max
    }
    guard let date = date(text) else { return nil }
    return max(0, Int(date.timeIntervalSince(now).rounded(.up)))
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that servers may send today.
  private static func date(_ text: String) -> Date? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[0].count == 4, parts[0].hasSuffix(","), parts[5] == "GMT",
      let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])),
      let year = Int(parts[3])
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, (1...31).contains(day), (1970...9999).contains(year),
      (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: clock[2]))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
