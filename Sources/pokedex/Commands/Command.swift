/// One command of the program.
struct Command: Sendable {
  let name: String
  /// What follows the name, flags aside: `[DIR]`.
  let operands: String
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  let summary: String
  let example: String
  let flags: [Flag]
  let run: @Sendable @MainActor (Invocation) async throws -> ExitCode

  static let all = [build, fetch, render, check, favorites, rollback]
}

/// A command line with everything around it that the command may look at.
struct Invocation: Sendable {
  let operands: [String]
  let settings: Settings
  let environment: [String: String]
}
