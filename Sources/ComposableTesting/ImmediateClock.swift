import Synchronization

/// A clock that does not wait: every sleep is over at once, and the time has passed.
public final class ImmediateClock: Clock {
  public typealias Instant = TestInstant

  private let time = Mutex(Duration.zero)

  public init() {}

  public var now: Instant {
    Instant(offset: time.withLock { $0 })
  }

  public var minimumResolution: Duration {
    .zero
  }

  public func sleep(until deadline: Instant, tolerance _: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
    await Task.yield()
  }
}
