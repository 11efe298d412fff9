/// How much a test has to say about what a test store sees.
public enum Exhaustivity: Sendable, Equatable {
  /// Everything: each change of state, each received action, each running effect.
  case on
  /// Only what the test asserts is checked.
  ///
  /// - Parameter showSkippedAssertions: Whether what was skipped is printed.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts is checked, and nothing is printed.
  public static let off = Self.off(showSkippedAssertions: false)
}
