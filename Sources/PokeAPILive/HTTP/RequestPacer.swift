import Synchronization

/// Spaces requests in time, and holds all of them when the server asks for a pause.
final class RequestPacer<C: Clock>: Sendable where C.Duration == Duration {
  private struct Plan {
    /// When the next request may begin.
    var next: C.Instant
    /// Before when none may, however it was planned.
    var pausedUntil: C.Instant
  }

  private let clock: C
  private let plan: Mutex<Plan>

  init(clock: C) {
    self.clock = clock
    plan = Mutex(Plan(next: clock.now, pausedUntil: clock.now))
  }

  /// Waits for the turn of a request that comes at least `interval` before the one after it.
  func waitForTurn(interval: Duration) async throws {
    let turn = plan.withLock { plan in
      let turn = max(plan.next, clock.now)
      plan.next = turn.advanced(by: interval)
      return turn
    }
    while true {
      // A pause may begin while this waits.
      let due = plan.withLock { max(turn, $0.pausedUntil) }
      guard due > clock.now else { return }
      try await clock.sleep(until: due, tolerance: nil)
    }
  }

  /// Lets no request begin for a time from now on.
  func pause(for time: Duration) {
    plan.withLock { plan in
      plan.pausedUntil = max(plan.pausedUntil, clock.now.advanced(by: time))
    }
  }
}
