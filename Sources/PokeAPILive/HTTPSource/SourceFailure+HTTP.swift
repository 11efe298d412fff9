import PokeAPI

extension SourceFailure {
  /// What it means for the record or list that no usable answer came.
  init(_ failure: HTTPFailure, asking subject: String) {
    let (kind, remedy): (Kind, String) =
      switch failure.kind {
      case .refused:
        (.unreachable, "Name the address with --source that the server itself goes by.")
      case .unreachable, .timedOut:
        (.unreachable, "Ask again later; --offline builds from what is in the cache.")
      case .unusableBody:
        (.undecodable, "Ask again later, or report it to PokeAPI if it stays.")
      case .status(400), .status(404), .status(410):
        (.notFound, "Ask again later, or report it to PokeAPI if it stays.")
      case .status:
        (.unreachable, "Ask again later; --offline builds from what is in the cache.")
      case .tryLater(let seconds):
        (.tryLater, "Ask again in \(seconds) s or later.")
      }
    self.init(
      kind: kind, subject: subject, problem: "\(failure.url): \(failure.problem)", remedy: remedy)
  }

  static func notKept(_ subject: String) -> Self {
    SourceFailure(
      kind: .unreachable, subject: subject, problem: "it is not in the cache",
      remedy: "Build once without --offline.")
  }

  /// The same failure, where what is in the cache is too old to stand in.
  func withCopy(ofAge days: Int, allowed: Int) -> Self {
    var failure = self
    failure.problem +=
      "; the copy in the cache is \(days) days old, and --max-stale allows \(allowed)"
    return failure
  }
}
