package import PokeAPI

extension SourceFailure {
  /// Any error of a client as a failure; clients throw `SourceFailure` themselves.
  package init(_ error: any Error, asking subject: String) {
    self =
      error as? SourceFailure
      ?? SourceFailure(
        kind: .unreachable, subject: subject, problem: "\(error)",
        remedy: "This is an error of the source's client: please report it.")
  }
}
