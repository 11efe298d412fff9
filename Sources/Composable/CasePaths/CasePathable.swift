/// An enum that lists its cases as case paths, so that others can name a case by key path.
///
/// ```swift
/// enum Action: CasePathable, Sendable {
///   case start(Int)
///   case stop
///
///   struct AllCasePaths: Sendable {
///     let start = CasePath(Action.start) { if case .start(let v) = $0 { v } else { nil } }
///     let stop = CasePath(Action.stop) { if case .stop = $0 { true } else { false } }
///   }
///   static let allCasePaths = AllCasePaths()
/// }
/// ```
///
/// Stored properties, not computed ones: key paths to them print by name. A path that takes the
/// wrong case apart compiles; `expectCasePaths(_:)` of ComposableTesting finds it.
public protocol CasePathable: SendableMetatype {
  /// A struct with one `CasePath` property for each case, named like the case.
  associatedtype AllCasePaths: Sendable
  static var allCasePaths: AllCasePaths { get }
}

/// A case named by key path: `\.start`, or `\.list.loaded` for a child's.
public typealias CaseKeyPath<Root: CasePathable, Value> =
  KeyPath<Root.AllCasePaths, CasePath<Root, Value>>

extension CasePathable {
  /// The payload of a case, or nil when the value is another case.
  public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? {
    Self.allCasePaths[keyPath: path].extract(self)
  }

  /// Whether the value is the given case, whatever its payload.
  public func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool {
    self[case: path] != nil
  }
}
