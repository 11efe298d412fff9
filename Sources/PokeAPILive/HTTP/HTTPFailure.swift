/// Why there is no answer that can be used.
package struct HTTPFailure: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The address is not one that may be asked: scheme, host, redirect.
    case refused
    /// No connection, or none that lasted.
    case unreachable
    case timedOut
    /// The body ended early, is larger than allowed, or cannot be used.
    case unusableBody
    /// A final answer of another status than 200 and 304.
    case status(Int)
    /// The server asked to come back later than a build can wait.
    case tryLater(seconds: Int)
  }

  package var kind: Kind
  package var url: String
  package var problem: String

  package init(_ kind: Kind, url: String, problem: String) {
    self.kind = kind
    self.url = url
    self.problem = problem
  }
}
