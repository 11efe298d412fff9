/// Why a site was not published: what was being done, to what, what went wrong, what to do.
package struct PublishFailure: Error, Equatable, Sendable {
  /// The steps of a publication, in their order.
  package enum Stage: String, Sendable {
    case opening, locking, recovering, comparing, writing, verifying, linking, flushing, swapping
    case retiring
    case rollingBack = "rolling back"
  }

  package enum Kind: Equatable, Sendable {
    /// Something cannot be created where the site is to lie.
    case cannotCreate
    /// Reading or writing failed: a full disk, a broken one, a folder that vanished.
    case inputOutput
    /// Another build holds the lock.
    case locked
    /// The output folder holds what this program did not publish.
    case notOurs
    /// The new site has far fewer entries than the one it would replace.
    case shrunk
    /// The site itself is wrong: one path written twice, or two that differ only in case.
    case invalid
    /// There is no previous site.
    case nothingToRollBack
  }

  package var stage: Stage
  package var kind: Kind
  /// The file or folder in question.
  package var subject: String
  package var problem: String
  /// What to do about it.
  package var remedy: String

  /// The exit code for this failure, after `sysexits.h`.
  package var exitCode: Int32 {
    switch kind {
    case .shrunk, .invalid: 65
    case .nothingToRollBack: 66
    case .cannotCreate, .notOurs: 73
    case .inputOutput: 74
    case .locked: 75
    }
  }
}

extension PublishFailure: CustomStringConvertible {
  package var description: String { "\(stage.rawValue) \(subject): \(problem). \(remedy)" }
}
