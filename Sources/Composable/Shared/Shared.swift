/// A value that several features share: `@Shared(.favorites) var favorites`.
///
/// Reading is free; `$favorites.withLock { $0.insert(id) }` is the only way to change it. The value
/// is one and the same for all who use an equal key in one storage.
@propertyWrapper
public struct Shared<Value: Equatable & Sendable>: Sendable {
  let box: SharedBox<Value>

  /// Loads the value when the key is first used.
  public init(_ key: some SharedKey<Value>) {
    box = DependencyValues.current.sharedStorage.box(for: key)
  }

  public var wrappedValue: Value {
    box.value
  }

  public var projectedValue: Self {
    self
  }

  /// Changes the value while nobody else does. The closure must not read this shared value again.
  public func withLock<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    try box.withLock(change)
  }

  /// Writes what is unsaved and reads the value anew from where it is kept; changes from outside
  /// are seen. Throws what the key throws: `FileStorageError` for a file.
  public func load() throws {
    try box.load()
  }

  /// Writes the value now if it changed. Throws what the key throws: `FileStorageError` for a file.
  public func save() throws {
    try box.save()
  }

  /// Why the last load failed; the value is then the key's default.
  public var loadError: (any Error)? {
    box.loadError
  }

  /// Why the last save failed; the value is then still unsaved.
  public var saveError: (any Error)? {
    box.saveError
  }
}

extension Shared: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: DumpsAsValue {
  package var dumpedValue: Any {
    wrappedValue
  }
}
