import Synchronization

/// Gathers what the report tells, from all tasks.
final class HTTPSourceLog: Sendable {
  private struct Notes {
    var stale: [String: HTTPSourceReport.Stale] = [:]
    /// Warnings that stand for themselves, each once.
    var warnings: Set<String> = []
    var offlineCount = 0
    var oldestOffline = 0
    /// Answers by a version that is not the one of `meta`.
    var otherVersions: [String: Int] = [:]
  }

  private let notes = Mutex(Notes())

  func addStale(_ path: String, _ stale: HTTPSourceReport.Stale) {
    notes.withLock { $0.stale[path] = stale }
  }

  func warn(_ text: String) {
    notes.withLock { _ = $0.warnings.insert(text) }
  }

  /// An answer of that age, in seconds, was taken from the cache because the build is offline.
  func addOffline(age: Int) {
    notes.withLock {
      $0.offlineCount += 1
      $0.oldestOffline = max($0.oldestOffline, age)
    }
  }

  func addOtherVersion(_ version: String) {
    notes.withLock { $0.otherVersions[version, default: 0] += 1 }
  }

  /// All notes so far, in an order that does not depend on when they came.
  var report: HTTPSourceReport {
    notes.withLock { notes in
      var warnings = notes.warnings.sorted()
      if notes.offlineCount > 0 {
        let days = HTTPSourceReport.Stale(subject: "", age: notes.oldestOffline, reason: "").days
        warnings.append(
          "offline: \(notes.offlineCount) answers are from the cache, the oldest \(days) days old")
      }
      for (version, count) in notes.otherVersions.sorted(by: { $0.key < $1.key }) {
        warnings.append(
          "\(count) answers are of another version of the data, \(version): the server may be "
            + "between two versions")
      }
      return HTTPSourceReport(
        stale: notes.stale.sorted { $0.key < $1.key }.map(\.value), warnings: warnings)
    }
  }
}
