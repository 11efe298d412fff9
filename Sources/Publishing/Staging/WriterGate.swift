internal import Glibc
internal import Synchronization

/// Lets many threads work until it is closed, and closes once all have left.
final class WriterGate: Sendable {
  /// The number of threads inside, and the flag.
  private let state = Atomic<Int>(0)
  private static let closed = 1 << 62

  /// Whether the thread may go on; then it must call `leave`.
  func enter() -> Bool {
    if state.wrappingAdd(1, ordering: .acquiring).oldValue < Self.closed { return true }
    leave()
    return false
  }

  func leave() {
    state.wrappingSubtract(1, ordering: .releasing)
  }

  /// Lets nobody in any more and waits for those inside. Returns whether this call closed it.
  func close() -> Bool {
    guard state.bitwiseOr(Self.closed, ordering: .acquiringAndReleasing).oldValue < Self.closed
    else { return false }
    while state.load(ordering: .acquiring) != Self.closed { usleep(100) }
    return true
  }
}
