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
  /// A step that was enqueued before this yields is taken before it goes on. No new step in a whole
  /// turn of the queue: all are at rest. An effect that never rests is not waited for.
  @MainActor
  func settle() async {
    for _ in 0..<1_000 {
      let before = steps.load(ordering: .relaxed)
      await Task.yield()
      if steps.load(ordering: .relaxed) == before { return }
    }
  }
}
