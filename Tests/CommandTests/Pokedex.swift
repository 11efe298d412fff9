import Foundation

/// Runs the built `pokedex`.
struct Pokedex {
  /// What one run gave.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A folder of the test's own: working directory, home and data folder.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pokedex-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func end() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The program beside the test bundle in the build folder.
  static let binary = Bundle.main.executableURL.map {
    $0.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("pokedex")
  }

  func callAsFunction(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Run {
    try self(arguments, environment: environment)
  }

  func callAsFunction(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TZ": "UTC"]
    variables.merge(environment) { _, new in new }
    process.environment = variables
    let output = folder.appendingPathComponent("stdout.\(UUID().uuidString)")
    let errors = folder.appendingPathComponent("stderr.\(UUID().uuidString)")
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    defer {
      for file in [output, errors] { try? FileManager.default.removeItem(at: file) }
    }
    return Run(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

extension Pokedex {
  /// Every file below a folder by its path, as its bytes in Base64 and, unless left out, its time.
  func tree(_ name: String, times: Bool = true) throws -> [String: String] {
    let root = folder.appendingPathComponent(name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var tree: [String: String] = [:]
    for path in paths {
      let file = root.appendingPathComponent(path)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      let time = times ? "\(attributes[.modificationDate] ?? "")" : ""
      tree[path] = time + (try Data(contentsOf: file).base64EncodedString())
    }
    return tree
  }

  /// Makes a file, with its folders.
  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
