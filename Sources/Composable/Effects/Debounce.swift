extension Effect {
  /// Waits before it starts, and starts over whenever it is asked for again in the meantime: of a
  /// burst only the last is started, once there was quiet for `duration`.
  ///
  /// - Parameters:
  ///   - id: Names the burst; `cancel(id:)` ends the wait and the work.
  ///   - clock: Measures the wait; nil takes the dependency `\.continuousClock`.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: (any Clock<Duration>)? = nil
  ) -> Self {
    guard !isNone else { return .none }
    let clock = clock ?? DependencyValues.current.continuousClock
    return .concatenate(.run { _ in try await clock.sleep(for: duration) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
