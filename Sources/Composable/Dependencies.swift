public protocol DependencyKey<Value> {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
  static var testValue: Value { get }
}
extension DependencyKey {
  public static var testValue: Value { liveValue }
}

public struct DependencyValues: Sendable {
  @TaskLocal public static var current = DependencyValues()
  private var storage: [ObjectIdentifier: any Sendable] = [:]
  package var isTesting = false
  public init() {}
  public init(testing: Bool) { isTesting = testing }

  public subscript<Key: DependencyKey>(_ key: Key.Type) -> Key.Value {
    get {
      storage[ObjectIdentifier(key)] as? Key.Value ?? (isTesting ? Key.testValue : Key.liveValue)
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Reads a dependency where it is used, so the values in force are the store's.
@propertyWrapper
public struct Dependency<Value: Sendable>: Sendable {
  private let path: any KeyPath<DependencyValues, Value> & Sendable
  public init(_ path: any KeyPath<DependencyValues, Value> & Sendable) { self.path = path }
  public var wrappedValue: Value { DependencyValues.current[keyPath: path] }
}

public struct Unimplemented: Error, Equatable {
  public let endpoint: String
}

/// A client endpoint nobody gave: it reports an issue and throws.
public func unimplemented<Result>(_ endpoint: String) -> @Sendable () async throws -> Result {
  { throw Unimplemented.report(endpoint) }
}
public func unimplemented<A, Result>(_ endpoint: String) -> @Sendable (A) async throws -> Result {
  { _ in throw Unimplemented.report(endpoint) }
}
public func unimplemented<A, B, Result>(_ endpoint: String)
  -> @Sendable (A, B) async throws -> Result
{
  { _, _ in throw Unimplemented.report(endpoint) }
}
extension Unimplemented {
  static func report(_ endpoint: String) -> Self {
    reportIssue("Unimplemented: \(endpoint)")
    return Self(endpoint: endpoint)
  }
}

/// Where issues go. `FlowTesting` points it at `Issue.record`.
public struct IssueReporter: Sendable {
  @TaskLocal public static var current = IssueReporter { print("issue:", $0) }
  let report: @Sendable (String) -> Void
  public init(_ report: @escaping @Sendable (String) -> Void) { self.report = report }
}
public func reportIssue(_ message: String) { IssueReporter.current.report(message) }

/// The same for an endpoint of three arguments.
public func unimplemented<A, B, C, Result>(_ endpoint: String)
  -> @Sendable (A, B, C) async throws -> Result
{
  { _, _, _ in throw Unimplemented.report(endpoint) }
}
