/// The key of `\.continuousClock`.
private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let testValue: any Clock<Duration> = UnimplementedClock()
}

extension DependencyValues {
  /// The clock that waits: give a `TestClock` or an `ImmediateClock` in a test.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

/// A clock nobody gave.
private struct UnimplementedClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant {
    _ = Unimplemented.report("continuousClock.now")
    return ContinuousClock.now
  }

  var minimumResolution: Duration {
    .zero
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw Unimplemented.report("continuousClock.sleep")
  }
}
