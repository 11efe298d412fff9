#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The key of a value that is kept in a file.
///
/// A save replaces the whole file at once. A file that cannot be decoded is never lost: loading
/// leaves it alone and throws, a later save first moves it aside and reports where.
public struct FileStorageKey<Value: Equatable & Sendable>: SharedKey, CustomStringConvertible {
  /// Where the value is kept.
  public let path: String
  public let defaultValue: Value
  public let saveDelay: Duration
  private let coding: FileCoding<Value>

  init(path: String, defaultValue: Value, saveDelay: Duration, coding: FileCoding<Value>) {
    self.path = path
    self.defaultValue = defaultValue
    self.saveDelay = saveDelay
    self.coding = coding
  }

  /// Throws `FileStorageError` when there is a file that cannot be read or decoded.
  public func load() throws(FileStorageError) -> Value {
    guard let bytes = try read() else { return defaultValue }
    do {
      return try coding.decode(bytes)
    } catch {
      throw FileStorageError(
        .corrupt, path: path, problem: problem(of: error),
        remedy: "Mend the file, or move it away to start anew.")
    }
  }

  /// Throws `FileStorageError` when the file cannot be written; the old one is then untouched.
  public func save(_ value: Value) throws(FileStorageError) {
    if let bytes = try read(), (try? coding.decode(bytes)) == nil { try keepAside() }
    do {
      try fileSystem.replace(path, try coding.encode(value))
    } catch {
      throw FileStorageError(
        .unwritable, path: path, problem: "\(error)",
        remedy: "Check the folder's permissions and the free space.")
    }
  }

  private var fileSystem: FileSystem {
    DependencyValues.current.fileSystem
  }

  private func read() throws(FileStorageError) -> [UInt8]? {
    do {
      return try fileSystem.read(path)
    } catch {
      throw FileStorageError(
        .unreadable, path: path, problem: "\(error)", remedy: "Check the file's permissions.")
    }
  }

  private func keepAside() throws(FileStorageError) {
    do {
      var number = 1
      var aside = "\(path).corrupt"
      while try fileSystem.read(aside) != nil {
        number += 1
        aside = "\(path).corrupt-\(number)"
      }
      try fileSystem.move(path, aside)
      reportIssue("\(path) could not be decoded. It was kept as \(aside) before it was saved anew.")
    } catch {
      throw FileStorageError(
        .unwritable, path: path, problem: "it cannot be decoded, nor be kept aside: \(error)",
        remedy: "Move the file away.")
    }
  }

  public var description: String {
    "fileStorage(\"\(path)\")"
  }

  /// Keys are the same when their paths are, whatever the default.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.path == rhs.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension SharedKey {
  /// A value kept as JSON in a file: `@Shared(.fileStorage("favorites.json", default: [])) var ids`.
  ///
  /// - Parameters:
  ///   - path: The file; its folder is made when the value is first saved.
  ///   - defaultValue: The value while there is no file.
  ///   - saveDelay: How long after a change the file is written.
  public static func fileStorage<Value: Codable & SendableMetatype>(
    _ path: String, default defaultValue: Value, saveDelay: Duration = .seconds(1)
  ) -> Self where Self == FileStorageKey<Value> {
    .fileStorage(path, default: defaultValue, saveDelay: saveDelay, coding: .json)
  }

  /// A value kept as JSON in a file.
  public static func fileStorage<Value: Codable & SendableMetatype>(
    _ url: URL, default defaultValue: Value, saveDelay: Duration = .seconds(1)
  ) -> Self where Self == FileStorageKey<Value> {
    .fileStorage(url.path, default: defaultValue, saveDelay: saveDelay, coding: .json)
  }

  /// A value kept in a file of a format of one's own.
  public static func fileStorage<Value>(
    _ path: String, default defaultValue: Value, saveDelay: Duration = .seconds(1),
    coding: FileCoding<Value>
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      path: path, defaultValue: defaultValue, saveDelay: saveDelay, coding: coding)
  }
}
