/// A dependency with the value that programs use and the value that tests get.
public protocol DependencyKey<Value> {
  associatedtype Value: Sendable
  /// What a program uses unless it binds something else.
  static var liveValue: Value { get }
  /// What a test sees unless it gives something else: a value that fails the test when used, see
  /// `unimplemented(_:)`.
  static var testValue: Value { get }
}
