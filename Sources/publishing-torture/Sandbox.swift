import Foundation
import Publishing

/// A folder with an output in it, and what one can see there from outside.
struct Sandbox: Sendable {
  let path: String
  var output: String { "\(path)/Output" }

  init(path: String) { self.path = path }

  /// Makes an empty one; in memory, where there is a place for it.
  init() throws {
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    self.init(path: "\(parent)/publishing-torture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func makeOutput() throws {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: false)
  }

  /// Writes a file into the output.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(output)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The files at the output by their paths, without the manifest and without what a publication
  /// keeps at the top of a mount point; empty where there is no output.
  func files() throws -> [String: String] { try files(in: output) ?? [:] }

  /// The files of the previous site; `nil` where there is none.
  func previousFiles() throws -> [String: String]? {
    try files(in: "\(path)/.Output.previous") ?? files(in: "\(output)/.Output.previous")
  }

  private func files(in folder: String) throws -> [String: String]? {
    guard let names = FileManager.default.subpaths(atPath: folder) else { return nil }
    var files: [String: String] = [:]
    for name in names where !Self.isOfPublication(name) && name != Manifest.name {
      var isDirectory: ObjCBool = false
      let file = "\(folder)/\(name)"
      if FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory),
        !isDirectory.boolValue
      {
        files[name] = try String(contentsOfFile: file, encoding: .utf8)
      }
    }
    return files
  }

  /// What a publication should have removed when it ended, beside the output and in it.
  func leftovers() throws -> [String] {
    var names = try FileManager.default.contentsOfDirectory(atPath: path)
    names += (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    return names.filter { Self.isOfPublication($0) && $0 != ".Output.previous" }
  }

  private static func isOfPublication(_ name: String) -> Bool {
    name.hasPrefix(".Output.") || name == ".pokedex.lock"
  }
}
