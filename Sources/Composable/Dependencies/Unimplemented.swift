/// What an endpoint throws that nobody gave.
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The endpoint's name: `PokeAPIClient.page`.
  public let endpoint: String

  public init(endpoint: String) {
    self.endpoint = endpoint
  }

  public var description: String {
    "\(endpoint) is not implemented"
  }

  /// Reports the call of an endpoint nobody gave.
  static func report(_ endpoint: String) -> Self {
    reportIssue(
      """
      Unimplemented: \(endpoint)

      It was called, but nobody gave it. Give it in the test's `withDependencies`, or bind it \
      where the program starts.
      """)
    return Self(endpoint: endpoint)
  }
}

/// An endpoint nobody gave: a call is a reported issue, a failure of the test that runs, and throws
/// `Unimplemented`.
public func unimplemented<Result>(
  _ endpoint: String
) -> @Sendable () async throws -> Result {
  { throw Unimplemented.report(endpoint) }
}

/// The same for an endpoint of one argument.
public func unimplemented<A, Result>(
  _ endpoint: String
) -> @Sendable (A) async throws -> Result {
  { _ in throw Unimplemented.report(endpoint) }
}

/// The same for an endpoint of two arguments.
public func unimplemented<A, B, Result>(
  _ endpoint: String
) -> @Sendable (A, B) async throws -> Result {
  { _, _ in throw Unimplemented.report(endpoint) }
}

/// The same for an endpoint of three arguments.
public func unimplemented<A, B, C, Result>(
  _ endpoint: String
) -> @Sendable (A, B, C) async throws -> Result {
  { _, _, _ in throw Unimplemented.report(endpoint) }
}

/// The same for an endpoint of four arguments.
public func unimplemented<A, B, C, D, Result>(
  _ endpoint: String
) -> @Sendable (A, B, C, D) async throws -> Result {
  { _, _, _, _ in throw Unimplemented.report(endpoint) }
}

/// An endpoint nobody gave that cannot throw: a call is a reported issue and returns `placeholder`.
public func unimplemented<Result: Sendable>(
  _ endpoint: String, placeholder: Result
) -> @Sendable () -> Result {
  {
    _ = Unimplemented.report(endpoint)
    return placeholder
  }
}

/// The same for an endpoint of one argument.
public func unimplemented<A, Result: Sendable>(
  _ endpoint: String, placeholder: Result
) -> @Sendable (A) -> Result {
  { _ in
    _ = Unimplemented.report(endpoint)
    return placeholder
  }
}
