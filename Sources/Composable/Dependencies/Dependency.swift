/// A dependency of a feature: `@Dependency(\.pokeAPI) var pokeAPI`.
///
/// It is looked up where it is read, so the values in force are those of the store that runs the
/// feature, also within its effects.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let path: any KeyPath<DependencyValues, Value> & Sendable

  public init(_ path: any KeyPath<DependencyValues, Value> & Sendable) {
    self.path = path
  }

  public var wrappedValue: Value {
    DependencyValues.current[keyPath: path]
  }
}
