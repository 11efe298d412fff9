import Foundation

/// One line on a terminal's standard error that says how far the build is.
///
/// Nothing is shown where standard error is no terminal, or under `CI`.
@MainActor
final class ProgressLine {
  let isShown: Bool
  private var lastUpdate = ContinuousClock.now
  private var isDirty = false

  init(isQuiet: Bool, environment: [String: String]) {
    isShown =
      !isQuiet && isatty(STDERR_FILENO) == 1 && environment["CI"] == nil
      && environment["TERM"] != "dumb"
  }

  /// Shows the text, at most ten times a second.
  func show(_ text: @autoclosure () -> String) {
    guard isShown, !isDirty || lastUpdate.duration(to: .now) > .milliseconds(100) else { return }
    lastUpdate = .now
    isDirty = true
    write("\r\u{1B}[K\(text())")
  }

  /// Takes the line away.
  func clear() {
    guard isDirty else { return }
    isDirty = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
