import Synchronization

/// Runs the effects of one test store on the main actor's queue, where the test runs too.
///
/// That queue is first in, first out, so effects take their steps in an order that is the same in
/// each run, and the test can tell when all have come to rest.
final class EffectExecutor: TaskExecutor {
  /// The executor of the store whose effect is running.
  @TaskLocal static var current: EffectExecutor?

  private let steps = Atomic<Int>(0)

  func enqueue(_ job: consuming ExecutorJob) {
    steps.add(1, ordering: .relaxed)
    MainActor.shared.enqueue(UnownedJob(job))
  }

  /// Returns when every effect has ended or waits for something outside: a clock, a file, a test.
  ///
  /// What is in the queue when this yields runs before it goes on, so an effect that can go on
  /// does. Several turns of the queue without a new step, since an effect that yields takes a turn
  /// to come back, mean that all are at rest. An effect that never rests is not waited for.
  @MainActor
  func settle() async {
    var quietTurns = 0
    var known = steps.load(ordering: .relaxed)
    for _ in 0..<1_000 where quietTurns < 3 {
      await Task.yield()
      let now = steps.load(ordering: .relaxed)
      quietTurns = now == known ? quietTurns + 1 : 0
      known = now
    }
  }
}
