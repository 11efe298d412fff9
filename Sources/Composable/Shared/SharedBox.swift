import Synchronization

/// One shared value with what is known about how it is kept.
final class SharedBox<Value: Equatable & Sendable>: AnySharedBox {
  private struct Content {
    var value: Value
    var loadError: (any Error)?
    var saveError: (any Error)?
    var isUnsaved = false
    var isSaveScheduled = false
  }

  let name: String
  private let key: any SharedKey<Value>
  /// Those in force when the value was first used: a later save happens in nobody's context.
  private let dependencies: DependencyValues
  private let clock: (any Clock<Duration>)?
  private let journal: SharedJournal?
  private let content: Mutex<Content>
  /// Held while saving, so that saves happen one after another and the last one is the newest.
  private let saving = Mutex(())

  init(
    key: some SharedKey<Value>, clock: (any Clock<Duration>)?, journal: SharedJournal?
  ) {
    name = "\(key)"
    self.key = key
    self.clock = clock
    self.journal = journal
    dependencies = DependencyValues.current
    do {
      content = Mutex(Content(value: try key.load()))
    } catch {
      content = Mutex(Content(value: key.defaultValue, loadError: error))
    }
  }

  var loadError: (any Error)? {
    content.withLock { $0.loadError }
  }

  var saveError: (any Error)? {
    content.withLock { $0.saveError }
  }

  /// The value, or within a test's assertion the one expected.
  var value: Value {
    if let expected = SharedExpectations.current?.value(of: self) as? Value { return expected }
    return content.withLock { $0.value }
  }

  var anyValue: any Sendable {
    content.withLock { $0.value }
  }

  func withLock<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    if let expectations = SharedExpectations.current {
      var expected = value
      defer { expectations.expect(expected, of: self) }
      return try change(&expected)
    }
    defer { scheduleSave() }
    return try mutate(change)
  }

  /// Writes what is unsaved, then reads what is kept.
  func load() throws {
    try save()
    do {
      let loaded = try DependencyValues.$current.withValue(dependencies) { try key.load() }
      content.withLock { $0.loadError = nil }
      mutate(isUnsaved: false) { $0 = loaded }
    } catch {
      content.withLock { $0.loadError = error }
      throw error
    }
  }

  /// Writes the value if it changed since it was last written.
  func save() throws {
    try saving.withLock { _ in
      let unsaved = content.withLock { content -> Value? in
        defer { content.isUnsaved = false }
        return content.isUnsaved ? content.value : nil
      }
      guard let unsaved else { return }
      do {
        try DependencyValues.$current.withValue(dependencies) { try key.save(unsaved) }
        content.withLock { content in
          content.saveError = nil
          content.loadError = nil
        }
      } catch {
        content.withLock { content in
          content.saveError = error
          content.isUnsaved = true
        }
        throw error
      }
    }
  }

  func isEqual(_ first: any Sendable, _ second: any Sendable) -> Bool {
    first as? Value == second as? Value
  }

  private func mutate<Result>(
    isUnsaved: Bool = true, _ change: (inout Value) throws -> Result
  ) rethrows -> Result {
    // The lock hands out nothing but the value, so the result leaves by a variable of its own.
    var old: Value?
    var new: Value?
    defer {
      if let old, let new, old != new { journal?.record(self, from: old, to: new) }
    }
    return try content.withLock { content in
      var value = content.value
      old = value
      defer {
        if isUnsaved, value != content.value { content.isUnsaved = true }
        content.value = value
        new = value
      }
      return try change(&value)
    }
  }

  /// Saves at once, or after the key's delay together with further changes. Without a clock only
  /// `SharedStorage.flush()` saves.
  private func scheduleSave() {
    guard let clock else { return }
    let delay = key.saveDelay
    if delay == .zero {
      // The error is kept in `saveError`.
      try? save()
      return
    }
    let isFirst = content.withLock { content in
      guard content.isUnsaved, !content.isSaveScheduled else { return false }
      content.isSaveScheduled = true
      return true
    }
    guard isFirst else { return }
    Task { [weak self] in
      try? await clock.sleep(for: delay)
      self?.saveAfterDelay()
    }
  }

  private func saveAfterDelay() {
    content.withLock { $0.isSaveScheduled = false }
    // The error is kept in `saveError`, and `flush()` tries again.
    try? save()
  }
}

/// A box of any value.
package protocol AnySharedBox: AnyObject, Sendable {
  /// The key, for messages.
  var name: String { get }
  var anyValue: any Sendable { get }
  func save() throws
  func isEqual(_ first: any Sendable, _ second: any Sendable) -> Bool
}
