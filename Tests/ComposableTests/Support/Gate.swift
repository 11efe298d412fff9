import Synchronization

/// Lets tasks wait until a test opens it.
final class Gate: Sendable {
  private struct Content {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let content = Mutex(Content())

  /// Returns when the gate is open, cancelled or not.
  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = content.withLock { content in
        if !content.isOpen { content.waiting.append(continuation) }
        return content.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = content.withLock { content in
      content.isOpen = true
      defer { content.waiting = [] }
      return content.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
