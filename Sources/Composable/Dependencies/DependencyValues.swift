/// The dependencies in force, one for each key. Features name them by key path:
///
/// ```swift
/// extension DependencyValues {
///   public var pokeAPI: PokeAPIClient {
///     get { self[PokeAPIClient.self] }
///     set { self[PokeAPIClient.self] = newValue }
///   }
/// }
/// ```
public struct DependencyValues: Sendable {
  /// The values in force where this is read. Effects carry on those of the reducer they come from.
  @TaskLocal public static var current = DependencyValues()

  private let isTesting: Bool
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// - Parameter testing: Whether a dependency that was not given has its test value.
  public init(testing: Bool = false) {
    isTesting = testing
  }

  /// The value given for a key, or else the key's own.
  public subscript<Key: DependencyKey>(_ key: Key.Type) -> Key.Value {
    get {
      if let value = values[ObjectIdentifier(key)] as? Key.Value { return value }
      return isTesting ? Key.testValue : Key.liveValue
    }
    set {
      values[ObjectIdentifier(key)] = newValue
    }
  }
}
