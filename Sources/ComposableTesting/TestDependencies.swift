public import Composable
public import Testing

extension DependencyValues {
  /// The dependencies of a test: what it does not give fails it, shared values are its own, files
  /// are in memory, and reported issues are its failures.
  public static func testing(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
    testing(journal: nil, location: TestLocation(sourceLocation))
  }

  static func testing(journal: SharedJournal?, location: TestLocation) -> Self {
    var values = Self(testing: true)
    values.sharedStorage = SharedStorage(clock: nil, journal: journal)
    values.fileSystem = InMemoryFiles().fileSystem
    values.issueReporter = IssueReporter { location.record($0) }
    return values
  }
}

/// Runs `operation` with the dependencies of a test, for code that is tested without a test store.
public func withTestDependencies<Result>(
  _ update: (inout DependencyValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  operation: () throws -> Result
) rethrows -> Result {
  try withDependencies {
    $0 = .testing(sourceLocation: sourceLocation)
    update(&$0)
  } operation: {
    try operation()
  }
}

/// Runs `operation` with the dependencies of a test, for code that is tested without a test store.
public nonisolated(nonsending) func withTestDependencies<Result>(
  _ update: (inout DependencyValues) -> Void = { _ in },
  sourceLocation: SourceLocation = #_sourceLocation,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await withDependencies {
    $0 = .testing(sourceLocation: sourceLocation)
    update(&$0)
  } operation: {
    try await operation()
  }
}
