#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The process's environment: `@Dependency(\.environment) var environment`, then
/// `environment["HOME"]`.
public struct EnvironmentVariables: Sendable {
  private let read: @Sendable (String) -> String?

  public init(_ read: @escaping @Sendable (_ name: String) -> String?) {
    self.read = read
  }

  /// Only these variables.
  public static func constant(_ variables: [String: String]) -> Self {
    Self { variables[$0] }
  }

  /// A variable's value; nil when it is not set.
  public subscript(name: String) -> String? {
    read(name)
  }
}

extension EnvironmentVariables: DependencyKey {
  public static let liveValue = EnvironmentVariables { ProcessInfo.processInfo.environment[$0] }
  public static let testValue = EnvironmentVariables { name in
    _ = Unimplemented.report("environment[\"\(name)\"]")
    return nil
  }
}

extension DependencyValues {
  /// The environment of the process.
  public var environment: EnvironmentVariables {
    get { self[EnvironmentVariables.self] }
    set { self[EnvironmentVariables.self] = newValue }
  }
}
