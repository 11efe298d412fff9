import Foundation

/// A folder of its own for each test, gone with the value.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "pokeapi-live-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files below, by path, sorted.
  func files(below folder: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(folder)").filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: "\(path)/\(folder)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  func read(_ file: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(path)/\(file)"))
  }

  func write(_ bytes: Data, to file: String) throws {
    try bytes.write(to: URL(filePath: "\(path)/\(file)"))
  }
}
