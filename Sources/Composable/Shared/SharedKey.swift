/// Names a value that several features share, and knows where it is kept.
///
/// ```swift
/// extension SharedKey where Self == FileStorageKey<[Int]> {
///   static func favorites(at path: String) -> Self { .fileStorage(path, default: []) }
/// }
/// ```
///
/// Equal keys share one value in a program, and one in each test store.
public protocol SharedKey<Value>: Hashable, Sendable {
  associatedtype Value: Equatable & Sendable

  /// The value when none is kept, or what is kept cannot be read.
  var defaultValue: Value { get }

  /// How long after a change the value is saved; changes in between are saved together. Zero saves
  /// with the change.
  var saveDelay: Duration { get }

  /// Reads what is kept; the default value when nothing is.
  func load() throws -> Value

  /// Keeps a value.
  func save(_ value: Value) throws
}

extension SharedKey {
  public var saveDelay: Duration {
    .zero
  }
}
