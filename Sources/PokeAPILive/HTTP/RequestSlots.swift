import Synchronization

/// How many requests may be in flight: who comes when all slots are taken waits, in the order of
/// coming.
final class RequestSlots: Sendable {
  private struct Content {
    var free: Int
    var count = 0
    var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
  }

  private let content: Mutex<Content>

  /// - Parameter count: At least 1 is given.
  init(_ count: Int) { content = Mutex(Content(free: max(1, count))) }

  /// Throws `CancellationError` when the task is cancelled while it waits.
  @concurrent
  func take() async throws {
    let number = content.withLock { content in
      content.count += 1
      return content.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enqueue(number, continuation)
      }
    } onCancel: {
      let waiting = content.withLock { content in
        content.waiting.firstIndex { $0.number == number }.map { content.waiting.remove(at: $0) }
      }
      waiting?.continuation.resume(throwing: CancellationError())
    }
  }

  func giveBack() {
    let next = content.withLock { content -> CheckedContinuation<Void, any Error>? in
      guard !content.waiting.isEmpty else {
        content.free += 1
        return nil
      }
      return content.waiting.removeFirst().continuation
    }
    next?.resume()
  }

  private func enqueue(_ number: Int, _ continuation: CheckedContinuation<Void, any Error>) {
    let result = content.withLock { content -> Result<Void, any Error>? in
      // A cancel after this check finds the waiting one in the list.
      if Task.isCancelled { return .failure(CancellationError()) }
      guard content.free == 0 else {
        content.free -= 1
        return .success(())
      }
      content.waiting.append((number, continuation))
      return nil
    }
    if let result { continuation.resume(with: result) }
  }
}
