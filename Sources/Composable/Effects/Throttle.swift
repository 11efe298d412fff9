extension Effect {
  /// Starts at most one effect of an id in each interval: the first at once; of those asked for
  /// before the interval is over, the latest or the first when it ends.
  ///
  /// - Parameters:
  ///   - id: Names the stream of effects; `cancel(id:)` drops the one that waits.
  ///   - interval: The least time from start to start.
  ///   - clock: Measures the interval; nil takes the dependency `\.continuousClock`.
  ///   - latest: Which effect waits for the end of the interval: the latest, or the first.
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, clock: (any Clock<Duration>)? = nil,
    latest: Bool
  ) -> Self {
    guard !isNone else { return .none }
    let clock = clock ?? DependencyValues.current.continuousClock
    let throttling = Throttling(interval: interval, clock: clock, keepsLatest: latest)
    return Self(.throttle(.chosen(AnyID(id)), throttling, node))
  }
}

/// How often effects of one id may start.
package struct Throttling: Sendable {
  let interval: Duration
  let clock: any Clock<Duration>
  let keepsLatest: Bool

  /// A function that tells the time passed since now.
  func stopwatch() -> @Sendable () -> Duration {
    func start(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
      let start = clock.now
      return { start.duration(to: clock.now) }
    }
    return start(clock)
  }
}

/// The interval that began when an effect of an id was started.
@MainActor
final class ThrottleWindow<Action: Sendable> {
  let elapsed: @Sendable () -> Duration
  /// What starts at the end of the interval.
  var waiting: Effect<Action>.Node?

  init(elapsed: @escaping @Sendable () -> Duration) {
    self.elapsed = elapsed
  }
}

extension EffectRunner {
  func throttle(
    _ node: Effect<Action>.Node, id: EffectID, throttling: Throttling, in job: EffectJob,
    root: EffectJob
  ) {
    guard let window = throttleWindows[id] else {
      return open(id, throttling, with: node, in: job, root: root)
    }
    let elapsed = window.elapsed()
    if window.waiting != nil {
      if throttling.keepsLatest { window.waiting = node }
    } else if elapsed >= throttling.interval {
      open(id, throttling, with: node, in: job, root: root)
    } else {
      window.waiting = node
      let part = job.makePart()
      let wait = part.makePart()
      register(wait, id: id)
      // Cancellation is the only error of a clock, and the job knows of it.
      run(
        { _ in try? await throttling.clock.sleep(for: throttling.interval - elapsed) },
        priority: nil, in: wait, root: root)
      wait.close()
      wait.whenEnded { [weak self] in
        if let self, let node = window.waiting {
          window.waiting = nil
          if !wait.isCancelled { open(id, throttling, with: node, in: part, root: root) }
        }
        part.close()
      }
    }
  }

  private func open(
    _ id: EffectID, _ throttling: Throttling, with node: Effect<Action>.Node, in job: EffectJob,
    root: EffectJob
  ) {
    throttleWindows[id] = ThrottleWindow(elapsed: throttling.stopwatch())
    start(node, in: job, root: root)
  }
}
