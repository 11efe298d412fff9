/// Changes dependencies for as long as `operation` runs.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Changes dependencies for as long as `operation` runs, and in the tasks it starts.
public nonisolated(nonsending) func withDependencies<Result>(
  _ update: (inout DependencyValues) async throws -> Void,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  try await update(&values)
  return try await DependencyValues.$current.withValue(values, operation: operation)
}

/// The dependencies in force, to be carried into work that outlives the current task: a callback,
/// a queue, a detached task.
public struct EscapedDependencies: Sendable {
  private let values = DependencyValues.current

  public init() {}

  /// Runs `operation` with the dependencies that were in force when this value was made.
  public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try DependencyValues.$current.withValue(values, operation: operation)
  }

  /// Runs `operation` with the dependencies that were in force when this value was made.
  public nonisolated(nonsending) func yield<Result>(
    _ operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await DependencyValues.$current.withValue(values, operation: operation)
  }
}
