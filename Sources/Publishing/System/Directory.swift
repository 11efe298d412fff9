internal import CSystem
internal import Glibc

/// An open folder. What lies in it is reached relative to its descriptor and never through a
/// symbolic link, so nothing outside can be read or written by way of it.
final class Directory: Sendable {
  let descriptor: Int32
  /// For messages only.
  let path: String
  let system: FileSystem

  private init(descriptor: Int32, path: String, system: FileSystem) {
    self.descriptor = descriptor
    self.path = path
    self.system = system
  }

  deinit { close(descriptor) }

  /// Opens a folder by its absolute path.
  convenience init(absolute path: String, system: FileSystem) throws(SystemFailure) {
    let descriptor = try system.perform(.open, path) { _ in
      Int(Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }
    self.init(descriptor: Int32(descriptor), path: path, system: system)
  }

  /// The whole path of something in this folder, for messages.
  func full(_ name: String) -> String { "\(path)/\(name)" }

  func openFile(_ name: String, _ flags: Int32, mode: mode_t = 0) throws(SystemFailure) -> OpenFile
  {
    let descriptor = try system.perform(.open, full(name)) { _ in
      Int(csystem_open_beneath(self.descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, mode))
    }
    return OpenFile(descriptor: Int32(descriptor), path: full(name), system: system)
  }

  func openDirectory(_ name: String) throws(SystemFailure) -> Directory {
    let descriptor = try system.perform(.open, full(name)) { _ in
      Int(csystem_open_beneath(self.descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0))
    }
    return Directory(descriptor: Int32(descriptor), path: full(name), system: system)
  }

  /// The same as `openDirectory`, or `nil` where there is nothing of that name.
  func openDirectoryIfPresent(_ name: String) throws(SystemFailure) -> Directory? {
    do {
      return try openDirectory(name)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Status of an entry itself, not of what a symbolic link leads to; `nil` where there is none.
  func status(_ name: String) throws(SystemFailure) -> FileStatus? {
    var status = stat()
    do {
      try system.perform(.status, full(name)) { _ in
        Int(fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW))
      }
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
    return FileStatus(status)
  }

  func makeDirectory(_ name: String) throws(SystemFailure) {
    try system.perform(.makeDirectory, full(name)) { _ in
      Int(mkdirat(descriptor, name, Mode.folder))
    }
  }

  func changeMode(of name: String, to mode: mode_t) throws(SystemFailure) {
    try system.perform(.changeMode, full(name)) { _ in Int(fchmodat(descriptor, name, mode, 0)) }
  }

  func link(_ name: String, into other: Directory, as newName: String) throws(SystemFailure) {
    try system.perform(.link, full(name)) { _ in
      Int(linkat(descriptor, name, other.descriptor, newName, 0))
    }
  }

  func rename(_ name: String, to newName: String) throws(SystemFailure) {
    try system.perform(.rename, full(name)) { _ in
      Int(renameat(descriptor, name, descriptor, newName))
    }
  }

  /// Swaps two entries in one step.
  func exchange(_ first: String, _ second: String) throws(SystemFailure) {
    try system.perform(.exchange, full(first)) { _ in
      Int(csystem_exchange(descriptor, first, second))
    }
  }

  func unlink(_ name: String) throws(SystemFailure) {
    try system.perform(.unlink, full(name)) { _ in Int(unlinkat(descriptor, name, 0)) }
  }

  func removeDirectory(_ name: String) throws(SystemFailure) {
    try system.perform(.removeDirectory, full(name)) { _ in
      Int(unlinkat(descriptor, name, AT_REMOVEDIR))
    }
  }

  /// Sees to it that names made in this folder outlive a power loss.
  func sync() throws(SystemFailure) {
    try system.perform(.sync, path) { _ in Int(fsync(descriptor)) }
  }

  /// Writes to disk all that is pending on the file system this folder lies on.
  func syncFileSystem() throws(SystemFailure) {
    try system.perform(.syncAll, path) { _ in Int(csystem_syncfs(descriptor)) }
  }

  /// Whether a file system or bind mount begins here, so that the folder itself cannot be renamed.
  func isMountRoot() throws(SystemFailure) -> Bool {
    try system.perform(.mountRoot, path) { _ in Int(csystem_is_mount_root(descriptor)) } == 1
  }
}
