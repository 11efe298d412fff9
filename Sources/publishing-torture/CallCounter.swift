import Glibc
import Publishing
import Synchronization

/// Counts the calls of a run and makes one of them go wrong.
final class CallCounter: Sendable {
  private let calls = Mutex(0)
  private let trouble: Trial.Trouble?
  private let index: Int

  init(_ trouble: Trial.Trouble?, at index: Int) {
    self.trouble = trouble
    self.index = index
  }

  var count: Int { calls.withLock(\.self) }

  var system: FileSystem {
    FileSystem { call in
      let number = self.calls.withLock { calls in
        defer { calls += 1 }
        return calls
      }
      return self.fault(at: number) ?? FileSystem.withoutSync.fault?(call)
    }
  }

  private func fault(at number: Int) -> FileSystem.Fault? {
    if trouble == .death, number >= index { return .error(EIO) }
    guard number == index else { return nil }
    return switch trouble {
    case .full: .error(ENOSPC)
    case .broken: .error(EIO)
    case .forbidden: .error(EACCES)
    case .interrupted: .error(EINTR)
    case .short: .short
    case .death, nil: nil
    }
  }
}
