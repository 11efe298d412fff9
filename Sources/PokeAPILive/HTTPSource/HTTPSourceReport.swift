/// What a person should know about where the data came from.
package struct HTTPSourceReport: Equatable, Sendable {
  /// An answer from the cache, used because the server gave none that could be.
  package struct Stale: Equatable, Sendable {
    /// `pokemon/25`, or `pokemon-species` for a part of the list.
    package let subject: String
    /// Seconds since the server last said that it holds.
    package let age: Int
    /// What the server did instead.
    package let reason: String

    package init(subject: String, age: Int, reason: String) {
      self.subject = subject
      self.age = age
      self.reason = reason
    }

    /// Whole days, rounded up.
    package var days: Int { (max(0, age) + secondsPerDay - 1) / secondsPerDay }
  }

  /// By address.
  package var stale: [Stale] = []
  /// Whole sentences.
  package var warnings: [String] = []

  package init(stale: [Stale] = [], warnings: [String] = []) {
    self.stale = stale
    self.warnings = warnings
  }
}

let secondsPerDay = 86_400
