/// A shared value that a feature reads and does not change.
@propertyWrapper
public struct SharedReader<Value: Equatable & Sendable>: Sendable {
  private let shared: Shared<Value>

  /// Loads the value when the key is first used.
  public init(_ key: some SharedKey<Value>) {
    shared = Shared(key)
  }

  /// A view of a value that others may change.
  public init(_ shared: Shared<Value>) {
    self.shared = shared
  }

  public var wrappedValue: Value {
    shared.wrappedValue
  }

  public var projectedValue: Self {
    self
  }

  /// Reads the value anew from where it is kept.
  public func load() throws {
    try shared.load()
  }

  /// Why the last load failed; the value is then the key's default.
  public var loadError: (any Error)? {
    shared.loadError
  }
}

extension SharedReader: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

extension SharedReader: DumpsAsValue {
  package var dumpedValue: Any {
    wrappedValue
  }
}
