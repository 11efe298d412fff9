internal import Glibc

extension Directory {
  /// Whether the file lies there as a plain file of our mode with exactly these bytes.
  func holds(_ bytes: UnsafeRawBufferPointer, at path: String) throws(SystemFailure) -> Bool {
    let file: OpenFile
    do {
      file = try openFile(path, O_RDONLY)
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR, ELOOP, EACCES, ENXIO: return false
      default: throw error
      }
    }
    let status = try file.status()
    guard status.mode == S_IFREG | Mode.file, status.size == bytes.count else { return false }
    return try file.hasSameBytes(as: bytes)
  }

  /// Creates a file, and the folders it lies in where they are missing. Fails with `EEXIST` where
  /// there is one already.
  func create(
    _ path: String, _ bytes: UnsafeRawBufferPointer, settingModes: Bool
  ) throws(SystemFailure) {
    let file = try inFolder(of: path, settingModes: settingModes) { () throws(SystemFailure) in
      try openFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: Mode.file)
    }
    if settingModes { try file.changeMode(to: Mode.file) }
    try file.write(bytes)
  }

  /// Does something that needs the folder of a path; makes that folder when it is missing.
  func inFolder<Value: ~Copyable>(
    of path: String, settingModes: Bool, _ body: () throws(SystemFailure) -> Value
  ) throws(SystemFailure) -> Value {
    do {
      return try body()
    } catch {
      guard error.code == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
        throw error
      }
      try addFolder(String(path[..<slash]), settingModes: settingModes)
      return try body()
    }
  }

  /// Opens a folder, and makes it and those above it where they are missing.
  func makeFolder(_ path: String, settingModes: Bool) throws(SystemFailure) -> Directory {
    if let there = try openDirectoryIfPresent(path) { return there }
    try addFolder(path, settingModes: settingModes)
    return try openDirectory(path)
  }

  /// Makes a folder that was missing a moment ago, and those above it where they are missing.
  private func addFolder(_ path: String, settingModes: Bool) throws(SystemFailure) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return try addFolder(named: path, settingModes: settingModes)
    }
    try makeFolder(String(path[..<slash]), settingModes: settingModes)
      .addFolder(named: String(path[path.index(after: slash)...]), settingModes: settingModes)
  }

  private func addFolder(named name: String, settingModes: Bool) throws(SystemFailure) {
    do {
      try makeDirectory(name)
      if settingModes { try changeMode(of: name, to: Mode.folder) }
    } catch {
      // Another thread may have been first.
      guard error.code == EEXIST else { throw error }
    }
  }
}

extension OpenFile {
  /// Compares the file, of the same size, with bytes in memory.
  borrowing func hasSameBytes(as bytes: UnsafeRawBufferPointer) throws(SystemFailure) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(bytes.count, 1 << 18), alignment: 16)
    defer { buffer.deallocate() }
    var offset = 0
    while offset < bytes.count {
      let expected = UnsafeRawBufferPointer(
        rebasing: bytes[offset..<min(offset + buffer.count, bytes.count)])
      let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<expected.count]))
      guard count == expected.count, let there = buffer.baseAddress,
        let here = expected.baseAddress, memcmp(there, here, count) == 0
      else { return false }
      offset += count
    }
    return true
  }
}
