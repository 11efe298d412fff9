internal import Glibc

/// What lies in a folder under one name.
struct DirectoryEntry: Equatable, Sendable {
  var name: String
  var isDirectory: Bool
}

extension Directory {
  /// The entries, sorted by the bytes of their names, without `.` and `..`.
  func list() throws(SystemFailure) -> [DirectoryEntry] {
    // A descriptor of its own: reading moves a position that copies of a descriptor share.
    let copy = try system.perform(.list, path) { _ in
      Int(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }
    guard let stream = fdopendir(Int32(copy)) else {
      let code = errno
      close(Int32(copy))
      throw SystemFailure(.list, code, path)
    }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let validated = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name = validated else { throw SystemFailure(.list, EILSEQ, path) }
      if name == "." || name == ".." { continue }
      var isDirectory = entry.pointee.d_type == UInt8(DT_DIR)
      if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
        isDirectory = try status(name)?.isDirectory ?? false
      }
      entries.append(DirectoryEntry(name: name, isDirectory: isDirectory))
    }
    if errno != 0 { throw SystemFailure(.list, errno, path) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Removes an entry and, if it is a folder, all in it. Nothing there is as good as removed.
  func removeTree(_ name: String) throws(SystemFailure) {
    guard let status = try status(name) else { return }
    guard status.isDirectory else { return try unlink(name) }
    let folder = try openDirectory(name)
    for entry in try folder.list() {
      if entry.isDirectory {
        try folder.removeTree(entry.name)
      } else {
        try folder.unlink(entry.name)
      }
    }
    try removeDirectory(name)
  }
}
