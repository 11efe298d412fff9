/// Where reported issues go: standard error, or a failure of the test that runs.
///
/// It is a dependency, so an effect reports where its store does.
public struct IssueReporter: Sendable {
  /// Takes one issue, as a text for the developer.
  public let report: @Sendable (String) -> Void

  public init(_ report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }
}

extension IssueReporter: DependencyKey {
  public static let liveValue = IssueReporter { writeToStandardError("issue: \($0)\n") }
  public static let testValue = liveValue
}

extension DependencyValues {
  /// Where reported issues go.
  public var issueReporter: IssueReporter {
    get { self[IssueReporter.self] }
    set { self[IssueReporter.self] = newValue }
  }
}

/// Reports a mistake in the program that uses this library; the program goes on.
public func reportIssue(_ message: String) {
  DependencyValues.current.issueReporter.report(message)
}
