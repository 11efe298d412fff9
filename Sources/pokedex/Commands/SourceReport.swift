import PokeAPILive

/// What reading the source took.
struct SourceReport {
  /// Requests made, tries included.
  var requests = 0
  /// Answers that told that what the cache holds still holds.
  var notModified = 0
  /// Requests made again.
  var retried = 0
  /// Answers from the cache, used because the server gave none that could be.
  var stale: [HTTPSourceReport.Stale] = []
  var warnings: [String] = []

  /// A line for each stale answer, or one for all where they are many.
  var staleWarnings: [String] {
    guard stale.count > Self.manyStale, let first = stale.first else {
      return stale.map {
        "\($0.subject) is up to \($0.days) days old, from the cache: \($0.reason)"
      }
    }
    let oldest = stale.map(\.days).max() ?? 0
    return [
      "\(stale.count) answers are up to \(oldest) days old, from the cache; of the first, "
        + "\(first.subject): \(first.reason)"
    ]
  }

  private static let manyStale = 20
}

extension SourceReport {
  init(_ counts: HTTPCounter.Counts, _ told: HTTPSourceReport) {
    self.init(
      requests: counts.requests, notModified: counts.notModified, retried: counts.retried,
      stale: told.stale, warnings: told.warnings)
  }

  /// What two sources took together.
  static func + (first: SourceReport, second: SourceReport) -> SourceReport {
    SourceReport(
      requests: first.requests + second.requests,
      notModified: first.notModified + second.notModified,
      retried: first.retried + second.retried, stale: first.stale + second.stale,
      warnings: first.warnings + second.warnings)
  }
}
