internal import Glibc

/// An open file, closed when the value goes.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  /// For messages only.
  let path: String
  let system: FileSystem

  init(descriptor: Int32, path: String, system: FileSystem) {
    self.descriptor = descriptor
    self.path = path
    self.system = system
  }

  deinit { close(descriptor) }

  func status() throws(SystemFailure) -> FileStatus {
    var status = stat()
    try system.perform(.status, path) { _ in Int(fstat(descriptor, &status)) }
    return FileStatus(status)
  }

  func changeMode(to mode: mode_t) throws(SystemFailure) {
    try system.perform(.changeMode, path) { _ in Int(fchmod(descriptor, mode)) }
  }

  /// Locks the file for this process alone, or fails with `EWOULDBLOCK` at once.
  func lock() throws(SystemFailure) {
    try system.perform(.lock, path) { _ in Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
  }

  func truncate() throws(SystemFailure) {
    try system.perform(.write, path) { _ in Int(ftruncate(descriptor, 0)) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let written = try system.perform(.write, path) { isShort in
        Glibc.write(descriptor, part.baseAddress, isShort ? (part.count + 1) / 2 : part.count)
      }
      // A file system that takes nothing and reports nothing would keep us here for ever.
      guard written > 0 else { throw SystemFailure(.write, EIO, path) }
      rest = rest.dropFirst(written)
    }
  }

  func write(_ text: String) throws(SystemFailure) {
    let bytes = Array(text.utf8)
    try bytes.span.bytes.withUnsafeBytes { bytes throws(SystemFailure) in try write(bytes) }
  }

  /// Fills the buffer from the file's position on, as far as the file goes; returns the count.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try system.perform(.read, path) { isShort in
        Glibc.read(descriptor, rest.baseAddress, isShort ? (rest.count + 1) / 2 : rest.count)
      }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// The whole file, at most `limit` bytes of it.
  func readAll(limit: Int = 1 << 30) throws(SystemFailure) -> [UInt8] {
    let size = min(try status().size, limit)
    var failure: SystemFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(SystemFailure) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
