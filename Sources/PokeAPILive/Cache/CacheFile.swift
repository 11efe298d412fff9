import Foundation

/// Reads and replaces whole files. A file is there with all its bytes or not at all.
enum CacheFile {
  /// The file's bytes; `nil` where it cannot be read.
  static func read(_ path: String) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    return try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
  }

  /// Writes the bytes to `temporary`, on the same file system, and renames it to `path`.
  ///
  /// - Parameter isSynced: Whether the bytes are on the disk before the name is.
  static func replace(
    _ path: String, by bytes: Data, through temporary: String, isSynced: Bool
  ) throws(CacheFailure) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CacheFailure(path: temporary, errno: errno) }
    let code = write(bytes, to: descriptor) ?? (isSynced ? sync(descriptor) : nil)
    close(descriptor)
    if let code = code ?? (rename(temporary, path) == 0 ? nil : errno) {
      unlink(temporary)
      throw CacheFailure(path: path, errno: code)
    }
  }

  /// Makes the folder, and those above it.
  static func createFolder(_ path: String) throws(CacheFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CacheFailure(path: path, problem: error.localizedDescription)
    }
  }

  /// The names in the folder, sorted; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  /// The error number, or `nil` when all bytes were written.
  static func write(_ bytes: Data, to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  private static func sync(_ descriptor: Int32) -> Int32? {
    fdatasync(descriptor) == 0 ? nil : errno
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var baseAddress: UnsafeRawPointer? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}

extension CacheFailure {
  init(path: String, errno code: Int32) {
    self.init(path: path, problem: String(cString: strerror(code)))
  }
}
