internal import Foundation

/// The manifest is JSON, one file a line:
///
///     {
///       "format": 1,
///       "measure": {"count":1025,"name":"species","scope":""},
///       "files": {
///         "index.html": {"sha256": "9f86…", "size": 20480}
///       }
///     }
extension Manifest {
  private static let format = 1

  /// The bytes of the manifest file; equal for equal manifests.
  package func encoded() -> [UInt8] {
    var text = "{\n  \"format\": \(Self.format),\n"
    text.reserveCapacity(files.count * 160)
    if let measure {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      // Two strings and a number: there is nothing in them that cannot be encoded.
      let json = (try? encoder.encode(measure)).map { String(decoding: $0, as: UTF8.self) }
      text += "  \"measure\": \(json ?? "null"),\n"
    }
    text += "  \"files\": {"
    var separator = "\n    \""
    for file in files {
      // A path needs no escaping.
      text += separator
      text += file.path.text
      text += "\": {\"sha256\": \""
      text += file.hash.hexadecimal
      text += "\", \"size\": "
      text += String(file.size)
      text += "}"
      separator = ",\n    \""
    }
    text += "\n  }\n}\n"
    return Array(text.utf8)
  }

  /// Reads a manifest file. Throws `DecodingError` for one that is damaged or of another format.
  package init(decoding bytes: [UInt8]) throws {
    let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    guard contents.format == Self.format else {
      throw Self.corrupted("format \(contents.format), not \(Self.format)")
    }
    let files = try contents.files.map { path, file in
      guard let path = SitePath(path), let hash = ContentHash(hexadecimal: file.sha256) else {
        throw Self.corrupted("the entry \(path) is not one of ours")
      }
      return File(path: path, hash: hash, size: file.size)
    }
    self.init(measure: contents.measure, files: files)
  }

  private static func corrupted(_ problem: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: problem))
  }

  private struct Contents: Decodable {
    var format: Int
    var measure: SiteMeasure?
    var files: [String: File]

    struct File: Decodable {
      var sha256: String
      var size: Int
    }
  }
}
