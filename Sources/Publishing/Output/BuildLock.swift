internal import Glibc

/// The lock that lets one build at a time work beside an output: the file `.pokedex.lock`, locked
/// with `flock` and holding our process id. The kernel frees it however the process ends.
final class BuildLock: Sendable {
  private let base: Directory
  private let name: String
  private let file: OpenFile

  /// Takes the lock. Throws a failure of kind `.locked` that names the holder when it is held.
  init(_ place: OutputPlace) throws(PublishFailure) {
    base = place.base
    name = place.lockName
    do {
      file = try Self.take(name, in: base)
    } catch {
      guard error.call == .lock, error.code == EWOULDBLOCK else {
        throw PublishFailure(stage: .locking, error)
      }
      throw Self.held(name, in: base)
    }
  }

  /// Removes the file while the lock is still held; closing it lets go.
  deinit { try? base.unlink(name) }

  private static func take(_ name: String, in base: Directory) throws(SystemFailure) -> OpenFile {
    while true {
      let file = try base.openFile(name, O_RDWR | O_CREAT, mode: Mode.file)
      try file.lock()
      // A build that ends removes its file: the one just locked may be gone already.
      let locked = try file.status()
      guard let there = try base.status(name), there.inode == locked.inode else { continue }
      try file.truncate()
      try file.write("\(getpid())\n")
      return file
    }
  }

  private static func held(_ name: String, in base: Directory) -> PublishFailure {
    PublishFailure(
      stage: .locking, kind: .locked, subject: base.full(name),
      problem: "\(holder(name, in: base)) holds the lock: it is publishing here",
      remedy: "Wait until it has ended, then run again.")
  }

  private static func holder(_ name: String, in base: Directory) -> String {
    do {
      let contents = try base.openFile(name, O_RDONLY).readAll(limit: 32)
      let line = String(decoding: contents.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      if let process = Int32(line) { return "process \(process)" }
    } catch {
      // Whoever holds it may be gone by now; then nobody can be named.
    }
    return "another process"
  }
}
