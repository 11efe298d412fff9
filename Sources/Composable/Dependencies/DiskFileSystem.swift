import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The files on disk.
  static let disk = FileSystem(
    read: { try DiskFiles.contents(at: $0) },
    replace: { try DiskFiles.replaceFile(at: $0, with: $1) },
    move: { try DiskFiles.moveFile(at: $0, to: $1) })
}

/// Files by the calls of the system.
private enum DiskFiles {
  /// Far above what anybody keeps in a shared value.
  private static let maximumBytes = 16 << 20

  /// Reads regular files alone: a device may have no end, and a pipe may never have a writer, for
  /// which opening it would wait.
  static func contents(at path: String) throws -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT { return nil }
    try check(descriptor, "open", path)
    defer { close(descriptor) }
    var status = stat()
    try check(fstat(descriptor, &status), "read", path)
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileSystemError(operation: "read", path: path, reason: "it is no regular file")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      try check(count, "read", path)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= maximumBytes else {
        throw FileSystemError(
          operation: "read", path: path, reason: "it is larger than \(maximumBytes) bytes")
      }
    }
  }

  /// Writes a file beside the one to replace, syncs it, gives it its name, and syncs the folder. A
  /// symbolic link stays: the file it leads to is replaced. Permissions stay as they were.
  static func replaceFile(at path: String, with bytes: [UInt8]) throws {
    let path = resolved(path)
    let (folder, name) = split(path)
    try makeFolder(folder)
    let number = temporaryFiles.add(1, ordering: .relaxed).newValue
    let temporary = "\(folder)/.\(name).\(getpid())-\(number).tmp"
    do {
      try writeAll(bytes, toNewFile: temporary, mode: permissions(of: path) ?? 0o644)
      try check(rename(temporary, path), "rename", path)
    } catch {
      unlink(temporary)
      throw error
    }
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try check(descriptor, "open", folder)
    defer { close(descriptor) }
    try check(fsync(descriptor), "fsync", folder)
  }

  static func moveFile(at path: String, to newPath: String) throws {
    try check(rename(path, newPath), "rename", path)
  }

  private static let temporaryFiles = Atomic<Int>(0)

  private static func writeAll(_ bytes: [UInt8], toNewFile path: String, mode: mode_t) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try check(descriptor, "create", path)
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      try check(count, "write", path)
      rest = rest.dropFirst(count)
    }
    try check(fchmod(descriptor, mode), "chmod", path)
    try check(fsync(descriptor), "fsync", path)
  }

  /// The path with symbolic links followed; as it is when there is no file.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  private static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    if errno == ENOENT, path.contains("/") {
      try makeFolder(split(path).folder)
      if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    }
    try check(-1, "mkdir", path)
  }

  private static func check(_ result: some SignedInteger, _ operation: String, _ path: String)
    throws
  {
    guard result < 0 else { return }
    throw FileSystemError(
      operation: operation, path: path, reason: String(cString: strerror(errno)))
  }
}
