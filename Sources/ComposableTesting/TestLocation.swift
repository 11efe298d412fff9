import Synchronization
import Testing

/// The line of a test that is being executed: where failures are shown.
final class TestLocation: Sendable {
  private let current: Mutex<SourceLocation>

  init(_ location: SourceLocation) {
    current = Mutex(location)
  }

  func move(to location: SourceLocation) {
    current.withLock { $0 = location }
  }

  func record(_ failure: String) {
    Issue.record(Comment(rawValue: failure), sourceLocation: current.withLock { $0 })
  }
}
