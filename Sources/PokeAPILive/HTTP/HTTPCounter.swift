import Synchronization

/// What was sent so far; shared by all tasks of a run.
package final class HTTPCounter: Sendable {
  package struct Counts: Equatable, Sendable {
    /// All that was sent: first tries, further tries, redirects.
    package var requests = 0
    /// Answers that the body at hand still holds.
    package var notModified = 0
    /// Further tries after one that failed.
    package var retried = 0
    /// Requests that wait for their answer now.
    package var inFlight = 0
    /// The most that ever waited at once.
    package var mostInFlight = 0

    package init(
      requests: Int = 0, notModified: Int = 0, retried: Int = 0, inFlight: Int = 0,
      mostInFlight: Int = 0
    ) {
      self.requests = requests
      self.notModified = notModified
      self.retried = retried
      self.inFlight = inFlight
      self.mostInFlight = mostInFlight
    }
  }

  private let state = Mutex(Counts())

  package init() {}

  package var counts: Counts { state.withLock { $0 } }

  func change<Value: Sendable>(_ change: (inout Counts) -> Value) -> Value {
    state.withLock { change(&$0) }
  }

  func begin() {
    change { counts in
      counts.requests += 1
      counts.inFlight += 1
      counts.mostInFlight = max(counts.mostInFlight, counts.inFlight)
    }
  }

  func end() { change { $0.inFlight -= 1 } }
}
