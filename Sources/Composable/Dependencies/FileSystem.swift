/// The few operations on files that shared values need, so that tests can keep files in memory.
public struct FileSystem: Sendable {
  /// A file's bytes; nil when there is none.
  public var read: @Sendable (_ path: String) throws -> [UInt8]?
  /// Puts a file in place of the one there, whole or not at all, and makes its folder if needed.
  public var replace: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// Gives a file another name.
  public var move: @Sendable (_ path: String, _ newPath: String) throws -> Void

  public init(
    read: @escaping @Sendable (_ path: String) throws -> [UInt8]?,
    replace: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void,
    move: @escaping @Sendable (_ path: String, _ newPath: String) throws -> Void
  ) {
    self.read = read
    self.replace = replace
    self.move = move
  }
}

/// An operation on a file that failed.
public struct FileSystemError: Error, Equatable, CustomStringConvertible {
  /// What was tried: `open`, `rename`.
  public let operation: String
  /// The file.
  public let path: String
  /// Why it failed, in the words of the system.
  public let reason: String

  public init(operation: String, path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  public var description: String {
    "\(operation) \(path): \(reason)"
  }
}

extension FileSystem: DependencyKey {
  public static let liveValue = FileSystem.disk
  public static let testValue = FileSystem(
    read: { path in throw Unimplemented.report("fileSystem.read(\"\(path)\")") },
    replace: { path, _ in throw Unimplemented.report("fileSystem.replace(\"\(path)\")") },
    move: { path, _ in throw Unimplemented.report("fileSystem.move(\"\(path)\")") })
}

extension DependencyValues {
  /// Where shared values are kept.
  public var fileSystem: FileSystem {
    get { self[FileSystem.self] }
    set { self[FileSystem.self] = newValue }
  }
}
