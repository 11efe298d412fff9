import Foundation

/// Holds a cache folder: shared with other processes that read and add, or alone to clear it up.
/// The kernel lets go however the process ends.
final class CacheLock: Sendable {
  private let descriptor: Int32

  init(_ path: String) throws(CacheFailure) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CacheFailure(path: path, errno: errno) }
  }

  deinit { close(descriptor) }

  /// Whether the folder is held alone now, without waiting.
  func takeAlone() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Shares the folder; waits while another process clears it up.
  func share() { while flock(descriptor, LOCK_SH) != 0, errno == EINTR {} }
}
