import Foundation

@testable import Publishing

/// A folder of its own for each test, gone with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("publishing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// All files below a folder and what they hold; the manifest of a site left out.
  func contents(of folder: String = "Output") throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)") {
      var isDirectory: ObjCBool = false
      let file = "\(path)/\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory),
        !isDirectory.boolValue, name != Manifest.name
      else { continue }
      contents[name] = try String(contentsOfFile: file, encoding: .utf8)
    }
    return contents
  }

  /// What shows that a file or folder was touched: inode number and times, by path.
  func statuses() throws -> [String: [Int]] {
    var statuses: [String: [Int]] = [:]
    for name in try ["."] + FileManager.default.subpathsOfDirectory(atPath: "\(path)/Output") {
      let status = try status("Output/\(name)")
      statuses[name] = [
        Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
        status.st_ctim.tv_nsec,
      ]
    }
    return statuses
  }

  func inode(_ name: String) throws -> UInt { try status(name).st_ino }

  func permissions(_ name: String) throws -> UInt32 { try status(name).st_mode & 0o7777 }

  func isSymbolicLink(_ name: String) throws -> Bool {
    try status(name).st_mode & S_IFMT == S_IFLNK
  }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    guard lstat("\(path)/\(name)", &status) == 0 else {
      throw SystemFailure(.status, errno, name)
    }
    return status
  }

  /// The names at the top, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Publishes files to `Output`.
  @discardableResult
  func publish(
    _ files: [String: String], options: Publisher.Options = Publisher.Options()
  ) throws -> PublishReport {
    var options = options
    options.isDurable = false
    let site = try Publisher(output: "\(path)/Output", options: options).begin()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { try site.write(text, to: path) }
    return try site.commit()
  }
}

extension StagedSite {
  @discardableResult
  func write(_ text: String, to path: String) throws -> Outcome {
    guard let path = SitePath(path) else { throw UnknownPath(path: path) }
    return try Array(text.utf8).withUnsafeBytes { try write($0, to: path) }
  }

  struct UnknownPath: Error {
    var path: String
  }
}
