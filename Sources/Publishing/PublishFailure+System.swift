internal import Glibc

extension PublishFailure {
  /// A system call that failed in a stage, in words a user can act on.
  init(stage: Stage, _ failure: SystemFailure) {
    self.init(
      stage: stage, kind: Self.kind(of: failure.code), subject: failure.path,
      problem: "\(failure.call.rawValue) failed: \(failure.reason)",
      remedy: Self.remedy(for: failure.code))
    if stage == .retiring {
      remedy += " The new site is in place; the next run finishes the rest."
    }
  }

  /// What a block threw that throws failures of both kinds.
  init(wrapping error: any Error, stage: Stage) {
    switch error {
    case let failure as PublishFailure: self = failure
    case let failure as SystemFailure: self.init(stage: stage, failure)
    default:
      self.init(
        stage: stage, kind: .inputOutput, subject: "the site", problem: "\(error)",
        remedy: "Run again.")
    }
  }

  private static func kind(of code: Int32) -> Kind {
    switch code {
    case EACCES, EPERM, EROFS, ENOENT, ENOTDIR, EEXIST, EISDIR, ELOOP, ENAMETOOLONG, EXDEV:
      .cannotCreate
    default: .inputOutput
    }
  }

  private static func remedy(for code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "Free space on that file system, or publish to another one."
    case EACCES, EPERM:
      "Give the user that builds the right to write there and in the folder above."
    case EROFS: "Mount that file system for writing, or publish to another one."
    case ENOENT: "The folder is not there or vanished; put it back and run again."
    case ENOTDIR: "A file lies where a folder must be; move it away, or publish elsewhere."
    case EIO: "The disk reports an error; look at the system log before running again."
    case EMFILE, ENFILE: "Raise the limit of open files (ulimit -n)."
    case EEXIST, ELOOP: "Something else lies at that place; move it away."
    default: "Run again; if it persists, publish to another folder."
    }
  }
}
