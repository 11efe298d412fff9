internal import Glibc

/// What the system tells of a file or folder.
struct FileStatus: Equatable, Sendable {
  /// Kind and permissions.
  var mode: mode_t
  /// What stays the same when it is renamed, and differs from all else on the file system.
  var inode: UInt64
  /// In bytes.
  var size: Int

  init(_ status: stat) {
    mode = status.st_mode
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
  }

  var isDirectory: Bool { mode & S_IFMT == S_IFDIR }
  var permissions: mode_t { mode & 0o7777 }
}

/// The modes of all that is published, whatever the umask.
enum Mode {
  static let folder: mode_t = 0o755
  static let file: mode_t = 0o644
}
