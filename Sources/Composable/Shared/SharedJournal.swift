import Synchronization

/// What changed among the shared values of a test store since it last looked.
package final class SharedJournal: Sendable {
  /// One value that changed, possibly several times.
  package struct Change: Sendable {
    package let box: any AnySharedBox
    package let before: any Sendable
    package var after: any Sendable
  }

  private let changes = Mutex<[ObjectIdentifier: Change]>([:])

  package init() {}

  func record(_ box: any AnySharedBox, from old: any Sendable, to new: any Sendable) {
    changes.withLock {
      $0[ObjectIdentifier(box), default: Change(box: box, before: old, after: old)].after = new
    }
  }

  /// The changes since the last `take()`, by the names of the keys.
  package var pending: [Change] {
    changes.withLock { Array($0.values) }.sorted { $0.box.name < $1.box.name }
  }

  /// The same, and starts anew.
  package func take() -> [Change] {
    let changes = changes.withLock { changes in
      defer { changes = [:] }
      return Array(changes.values)
    }
    return changes.sorted { $0.box.name < $1.box.name }
  }
}
