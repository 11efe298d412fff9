extension Strings {
  /// The day of a time, in words: "December 1, 2026".
  func date(_ timestamp: Timestamp) -> String {
    let parts = timestamp.day.split(separator: "-").compactMap { Int($0) }
    let months = self[.dateMonths].split(separator: " ")
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return timestamp.day }
    return self(
      .dateDay, ("year", String(parts[0])), ("month", String(months[parts[1] - 1])),
      ("day", String(parts[2])))
  }
}
