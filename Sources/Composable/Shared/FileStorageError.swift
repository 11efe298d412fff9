/// Why a value kept in a file could not be loaded or saved.
public struct FileStorageError: Error, Equatable, CustomStringConvertible {
  /// What went wrong, for the exit code of a command.
  public enum Kind: Sendable {
    /// There is a file, but it cannot be read.
    case unreadable
    /// The file was read, but it holds something else.
    case corrupt
    /// The file cannot be written.
    case unwritable
  }

  public let kind: Kind
  /// The file.
  public let path: String
  /// What failed.
  public let problem: String
  /// What to do about it.
  public let remedy: String

  init(_ kind: Kind, path: String, problem: String, remedy: String) {
    self.kind = kind
    self.path = path
    self.problem = problem
    self.remedy = remedy
  }

  public var description: String {
    let failure =
      switch kind {
      case .unreadable: "cannot be read"
      case .corrupt: "cannot be decoded"
      case .unwritable: "cannot be written"
      }
    let sentence = problem.hasSuffix(".") ? problem : "\(problem)."
    return "\(path) \(failure): \(sentence) \(remedy)"
  }
}
