internal import Glibc

/// A folder or file that could not be read.
public struct DirectoryFailure: Error, Equatable, CustomStringConvertible {
  public var path: String
  /// What the system says.
  public var problem: String

  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  public var description: String { "cannot read \(path): \(problem)" }

  init(path: String, code: Int32) {
    self.init(path: path, problem: String(cString: strerror(code)))
  }
}

/// Lists and reads the files below a folder without ever following a symbolic link.
package enum DirectoryWalk {
  /// What lies at a path.
  package enum Kind: Sendable {
    case file, link, other
  }

  package struct Entry: Sendable {
    /// Below the folder, with `/`.
    package var path: String
    package var kind: Kind
    /// Bytes.
    package var size: Int

    /// Whether a name in the path begins with a dot: nothing of the site.
    package var isHidden: Bool {
      path.utf8.first == UInt8(ascii: ".") || path.contains("/.")
    }
  }

  /// Folders deeper than this are not entered.
  private static let maximumDepth = 64

  /// All regular files, sorted by path in bytes.
  package static func files(in directory: String) throws(DirectoryFailure) -> [Entry] {
    try entries(in: directory).filter { $0.kind == .file }
  }

  /// Everything but folders, sorted by path in bytes.
  static func entries(in directory: String) throws(DirectoryFailure) -> [Entry] {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DirectoryFailure(path: directory, code: errno)
    }
    var entries: [Entry] = []
    try collect(descriptor, directory, below: "", depth: 0, into: &entries)
    return entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Takes the descriptor over.
  private static func collect(
    _ descriptor: Int32, _ root: String, below path: String, depth: Int,
    into entries: inout [Entry]
  ) throws(DirectoryFailure) {
    guard depth < maximumDepth, let folder = fdopendir(descriptor) else {
      let code = depth < maximumDepth ? errno : ELOOP
      close(descriptor)
      throw DirectoryFailure(path: "\(root)/\(path)", code: code)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else {
        continue
      }
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        throw DirectoryFailure(path: "\(root)/\(path)\(name)", code: errno)
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        let child = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard child >= 0 else {
          throw DirectoryFailure(path: "\(root)/\(path)\(name)", code: errno)
        }
        try collect(child, root, below: "\(path)\(name)/", depth: depth + 1, into: &entries)
      case S_IFREG:
        entries.append(Entry(path: path + name, kind: .file, size: Int(status.st_size)))
      case S_IFLNK:
        entries.append(Entry(path: path + name, kind: .link, size: 0))
      default:
        entries.append(Entry(path: path + name, kind: .other, size: 0))
      }
    }
  }

  /// The bytes of a regular file, at most `limit` of them.
  package static func read(
    _ path: String, in directory: String, limit: Int
  ) throws(DirectoryFailure) -> [UInt8] {
    let full = "\(directory)/\(path)"
    let descriptor = open(full, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DirectoryFailure(path: full, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw DirectoryFailure(path: full, problem: "not a regular file")
    }
    var failure: Int32 = 0
    let wanted = min(limit, Int(status.st_size))
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, wanted - count)
        if got < 0 && errno == EINTR {
          continue
        }
        if got < 0 {
          failure = errno
        }
        if got <= 0 {
          break
        }
        count += got
      }
    }
    guard failure == 0 else {
      throw DirectoryFailure(path: full, code: failure)
    }
    return bytes
  }
}
