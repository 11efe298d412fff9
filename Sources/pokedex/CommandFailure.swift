/// An error as the person at the terminal sees it.
struct CommandFailure: Error {
  let code: ExitCode
  /// What failed and where: a flag, a file, an address.
  let subject: String
  let problem: String
  /// What to do about it; may be several lines.
  let remedy: String

  init(_ code: ExitCode, _ subject: String, _ problem: String, remedy: String) {
    self.code = code
    self.subject = subject
    self.problem = problem
    self.remedy = remedy
  }
}

extension CommandFailure: CustomStringConvertible {
  var description: String {
    let lines = remedy.split(separator: "\n").map { "  \($0)" }
    return (["pokedex: \(subject): \(problem)"] + lines).joined(separator: "\n")
  }
}
