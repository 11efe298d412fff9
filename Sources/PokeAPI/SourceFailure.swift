/// Why a source did not give what was asked of it.
public struct SourceFailure: Error, Equatable, Sendable {
  /// What a caller may do about it.
  public enum Kind: Equatable, Sendable {
    /// The source as a whole is not there: no folder, no file, no server.
    case missing
    /// The source answered nothing usable for now; asking again later may help.
    case unreachable
    /// The source asks to be left alone for longer than a build can wait.
    case tryLater
    /// The source has no such record.
    case notFound
    /// A record or page is there and cannot be used.
    case undecodable
  }

  /// What sort of failure it is; an exit code follows from it.
  public var kind: Kind
  /// What was asked for: `pokemon/25`, a folder or an address.
  public var subject: String
  /// What went wrong, with the JSON path where there is one.
  public var problem: String
  /// What to do about it.
  public var remedy: String

  /// All four parts are for a person to read but the first.
  public init(kind: Kind, subject: String, problem: String, remedy: String) {
    self.kind = kind
    self.subject = subject
    self.problem = problem
    self.remedy = remedy
  }
}

extension SourceFailure: CustomStringConvertible {
  /// One line: subject, problem, remedy.
  public var description: String { "\(subject): \(problem). \(remedy)" }
}
