import Synchronization

/// A clock whose time a test moves: `await clock.advance(by: .seconds(1))`.
///
/// Sleepers wake in the order of their deadlines, each with the time at its deadline, and what they
/// do next in the effects of a test store is done before the time moves on.
public final class TestClock: Clock {
  public typealias Instant = TestInstant

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let executor: EffectExecutor?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Content {
    var now = Instant(offset: .zero)
    var count = 0
    var sleepers: [Sleeper] = []
    var watchers: [(sleepers: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Those whose number of sleepers is reached.
    mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
      let reached = watchers.filter { $0.sleepers <= sleepers.count }
      watchers.removeAll { $0.sleepers <= sleepers.count }
      return reached.map(\.continuation)
    }
  }

  private let content = Mutex(Content())

  public init() {}

  public var now: Instant {
    content.withLock { $0.now }
  }

  public var minimumResolution: Duration {
    .zero
  }

  public func sleep(until deadline: Instant, tolerance _: Duration? = nil) async throws {
    try Task.checkCancellation()
    let number = content.withLock { content in
      content.count += 1
      return content.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(
          Sleeper(
            number: number, deadline: deadline, executor: EffectExecutor.current,
            continuation: continuation))
      }
    } onCancel: {
      wake(number)
    }
  }

  /// Moves the time on, waking on the way all whose deadline is reached.
  @MainActor
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await settle(EffectExecutor.current)
    while let sleeper = takeSleeper(before: end) {
      sleeper.continuation.resume()
      await settle(sleeper.executor)
    }
    content.withLock { $0.now = end }
  }

  /// Moves the time on to an instant; does nothing if that is past.
  @MainActor
  public func advance(to instant: Instant) async {
    let duration = now.duration(to: instant)
    if duration > .zero { await advance(by: duration) }
  }

  /// Moves the time on until nobody sleeps any more. Work that sleeps again and again needs an end.
  @MainActor
  public func run() async {
    while let deadline = content.withLock({ $0.sleepers.map(\.deadline).min() }) {
      await advance(to: deadline)
      await advance(by: .zero)
    }
  }

  /// Returns when so many sleep: outside a test store, where nobody else tells that a task has come
  /// to rest.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let reached = content.withLock { content in
        content.watchers.append((count, continuation))
        return content.takeWatchers()
      }
      for watcher in reached { watcher.resume() }
    }
  }

  private func fallAsleep(_ sleeper: Sleeper) {
    enum Outcome {
      case cancelled
      case awake
      case asleep([CheckedContinuation<Void, Never>])
    }
    let outcome = content.withLock { content -> Outcome in
      // A cancel after this check finds the sleeper in the list.
      if Task.isCancelled { return .cancelled }
      if sleeper.deadline <= content.now { return .awake }
      content.sleepers.append(sleeper)
      return .asleep(content.takeWatchers())
    }
    switch outcome {
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    case .awake: sleeper.continuation.resume()
    case .asleep(let watchers): for watcher in watchers { watcher.resume() }
    }
  }

  /// Ends a sleep that was cancelled.
  private func wake(_ number: Int) {
    let sleeper = content.withLock { content in
      content.sleepers.firstIndex { $0.number == number }.map { content.sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// The next to wake until `end`; the time is then at its deadline.
  private func takeSleeper(before end: Instant) -> Sleeper? {
    content.withLock { content in
      let due = content.sleepers.indices.filter { content.sleepers[$0].deadline <= end }
      let next = due.min {
        let (first, second) = (content.sleepers[$0], content.sleepers[$1])
        return (first.deadline, first.number) < (second.deadline, second.number)
      }
      guard let next else { return nil }
      let sleeper = content.sleepers.remove(at: next)
      content.now = max(content.now, sleeper.deadline)
      return sleeper
    }
  }

  /// Gives those who woke time to come to rest. Tasks outside a test store get a few turns only.
  @MainActor
  private func settle(_ executor: EffectExecutor?) async {
    if let executor { return await executor.settle() }
    for _ in 0..<10 { await Task.yield() }
  }
}
