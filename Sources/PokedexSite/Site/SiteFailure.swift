/// Why a site cannot be planned: a setting, a strings file or a snapshot that does not fit.
package struct SiteFailure: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A setting of the person's, such as the base address.
    case configuration
    /// A file of the templates folder that is not there.
    case missing
    /// A file of the templates folder, or the snapshot, that cannot be used.
    case data
  }

  package var kind: Kind
  /// The setting or file that failed.
  package var subject: String
  package var problem: String
  /// What to do about it.
  package var remedy: String

  package init(_ kind: Kind, subject: String, problem: String, remedy: String) {
    self.kind = kind
    self.subject = subject
    self.problem = problem
    self.remedy = remedy
  }
}

extension SiteFailure: CustomStringConvertible {
  package var description: String { "\(subject): \(problem). \(remedy)" }
}
