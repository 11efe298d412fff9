package import Synchronization

public protocol SharedKey<Value>: Hashable, Sendable {
  associatedtype Value: Sendable & Equatable
  func load() -> Value
  func save(_ value: Value)
}

package final class SharedBox: Sendable {
  package let value: Mutex<any Sendable>
  package let equals: @Sendable (any Sendable, any Sendable) -> Bool
  package let name: String
  init<Value: Sendable & Equatable>(_ value: Value, name: String) {
    self.value = Mutex(value)
    self.name = name
    equals = { ($0 as? Value) == ($1 as? Value) }
  }
}

/// Boxes by key: one per process when live, one per test store when testing.
public final class SharedStorage: DependencyKey, Sendable {
  public static let liveValue = SharedStorage()
  public static var testValue: SharedStorage { SharedStorage() }
  private let boxes = Mutex<[EffectID: SharedBox]>([:])
  public init() {}
  func box<K: SharedKey>(for key: K) -> SharedBox {
    boxes.withLock { boxes in
      let id = EffectID(key)
      if let box = boxes[id] { return box }
      let box = SharedBox(key.load(), name: "\(key)")
      boxes[id] = box
      return box
    }
  }
}
extension DependencyValues {
  public var sharedStorage: SharedStorage {
    get { self[SharedStorage.self] }
    set { self[SharedStorage.self] = newValue }
  }
}

/// What changed while a reducer ran, and what a test expects of it.
package final class SharedLedger: Sendable {
  @TaskLocal package static var recording: SharedLedger?
  @TaskLocal package static var expecting: SharedLedger?
  package struct Change: Sendable { package var box: SharedBox, expected, actual: any Sendable }
  package let changes = Mutex<[ObjectIdentifier: Change]>([:])
  package init() {}
}

@propertyWrapper
public struct Shared<Value: Sendable & Equatable>: Sendable, Equatable {
  private let box: SharedBox
  private let save: @Sendable (Value) -> Void
  public init(_ key: some SharedKey<Value>) {
    box = DependencyValues.current.sharedStorage.box(for: key)
    save = { key.save($0) }
  }
  public var wrappedValue: Value {
    if let ledger = SharedLedger.expecting,
      let change = ledger.changes.withLock({ $0[ObjectIdentifier(box)] })
    {
      return change.expected as! Value
    }
    return box.value.withLock { $0 } as! Value
  }
  public var projectedValue: Self { self }

  public func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let ledger = SharedLedger.expecting {
      var value = wrappedValue
      defer {
        let current = box.value.withLock { $0 }
        ledger.changes.withLock {
          $0[ObjectIdentifier(box), default: .init(box: box, expected: value, actual: current)]
            .expected = value
        }
      }
      return try body(&value)
    }
    var old: Value?
    var new: Value?
    defer {
      if let old, let new {
        save(new)
        SharedLedger.recording?.changes.withLock {
          $0[ObjectIdentifier(box), default: .init(box: box, expected: old, actual: new)].actual =
            new
        }
      }
    }
    return try box.value.withLock { stored in
      var value = stored as! Value
      old = value
      defer {
        stored = value
        new = value
      }
      return try body(&value)
    }
  }
  public static func == (l: Self, r: Self) -> Bool { l.wrappedValue == r.wrappedValue }
}
