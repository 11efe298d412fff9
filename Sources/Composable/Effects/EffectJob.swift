/// A started effect with all that it started in turn: it ends when its last part has ended.
///
/// Jobs form a tree. Bookkeeping is plain code on the main actor; only a leaf has a task.
@MainActor
package final class EffectJob {
  package private(set) var isCancelled = false
  package private(set) var hasEnded = false
  /// The work itself, of a leaf.
  var task: Task<Void, Never>?
  /// More parts may come: nobody has called `close()` yet.
  private var isOpen = true
  private var parts: [Int: EffectJob] = [:]
  private var partCount = 0
  private var endings: [@MainActor () -> Void] = []

  package init() {}

  /// Neither cancelled nor ended: what the job sends still counts.
  var isLive: Bool {
    !isCancelled && !hasEnded
  }

  /// A new part of this job. What is added to a cancelled job is cancelled from the start.
  func makePart() -> EffectJob {
    let part = EffectJob()
    partCount += 1
    let number = partCount
    parts[number] = part
    part.whenEnded { [self] in
      parts[number] = nil
      endIfDone()
    }
    if isCancelled { part.cancel() }
    return part
  }

  /// Calls `ending` when the job ends: at once if it has ended already.
  func whenEnded(_ ending: @escaping @MainActor () -> Void) {
    if hasEnded {
      ending()
    } else {
      endings.append(ending)
    }
  }

  /// Says that no part will be added from outside any more.
  package func close() {
    isOpen = false
    endIfDone()
  }

  /// Cancels every task of the job. It ends once they have ended.
  package func cancel() {
    guard isLive else { return }
    isCancelled = true
    task?.cancel()
    for (_, part) in parts.sorted(by: { $0.key < $1.key }) { part.cancel() }
  }

  /// Returns when the job has ended; cancelling the waiting task cancels the job.
  package func finish() async {
    await withTaskCancellationHandler {
      guard !hasEnded else { return }
      await withCheckedContinuation { continuation in
        whenEnded { continuation.resume() }
      }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  private func endIfDone() {
    guard !isOpen, parts.isEmpty, !hasEnded else { return }
    hasEnded = true
    task = nil
    let endings = endings
    self.endings = []
    for ending in endings { ending() }
  }
}
