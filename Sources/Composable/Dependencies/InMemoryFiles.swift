import Synchronization

/// Files in memory, by path: for tests.
public final class InMemoryFiles: Sendable {
  private let files: Mutex<[String: [UInt8]]>

  public init(_ files: [String: String] = [:]) {
    self.files = Mutex(files.mapValues { Array($0.utf8) })
  }

  /// A file's text; nil when there is none.
  public subscript(path: String) -> String? {
    get {
      files.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
    }
    set {
      files.withLock { $0[path] = newValue.map { Array($0.utf8) } }
    }
  }

  /// The paths of all files, sorted.
  public var paths: [String] {
    files.withLock { $0.keys.sorted() }
  }

  /// These files as a file system.
  public var fileSystem: FileSystem {
    FileSystem(
      read: { [self] path in files.withLock { $0[path] } },
      replace: { [self] path, bytes in files.withLock { $0[path] = bytes } },
      move: { [self] path, newPath in
        try files.withLock { files in
          guard let bytes = files.removeValue(forKey: path) else {
            throw FileSystemError(operation: "rename", path: path, reason: "No such file")
          }
          files[newPath] = bytes
        }
      })
  }
}
