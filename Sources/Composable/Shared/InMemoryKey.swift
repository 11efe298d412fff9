/// The key of a value that lives as long as the program.
public struct InMemoryKey<Value: Equatable & Sendable>: SharedKey, CustomStringConvertible {
  private let name: String
  public let defaultValue: Value

  init(name: String, defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }

  public func load() -> Value {
    defaultValue
  }

  public func save(_: Value) {}

  public var description: String {
    "inMemory(\"\(name)\")"
  }

  /// Keys are the same when their names are, whatever the default.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension SharedKey {
  /// A value that lives as long as the program: `@Shared(.inMemory("visits", default: 0)) var visits`.
  public static func inMemory<Value>(
    _ name: String, default defaultValue: Value
  ) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name: name, defaultValue: defaultValue)
  }
}
