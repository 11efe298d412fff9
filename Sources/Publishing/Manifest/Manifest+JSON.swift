internal import Foundation

/// The manifest is JSON, one file a line in the order of the paths' bytes:
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
    // Paths need no escaping; only the measure holds words of others.
    let lines = files.map { path, file in
      "    \"\(path.text)\": {\"sha256\": \"\(file.hash.hexadecimal)\", \"size\": \(file.size)}"
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var text = "{\n  \"format\": \(Self.format),\n"
    if let measure {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      // Strings and a number: there is nothing in them that cannot be encoded.
      let json = (try? encoder.encode(measure)).map { String(decoding: $0, as: UTF8.self) }
      text += "  \"measure\": \(json ?? "null"),\n"
    }
    text += "  \"files\": {\n\(lines.joined(separator: ",\n"))\n  }\n}\n"
    return Array(text.utf8)
  }

  /// Reads a manifest file. Throws `DecodingError` for one that is damaged or of another format.
  package init(decoding bytes: [UInt8]) throws {
    let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    guard contents.format == Self.format else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "format \(contents.format), not \(Self.format)"))
    }
    self.init(measure: contents.measure, files: [:])
    files.reserveCapacity(contents.files.count)
    for (path, file) in contents.files {
      guard let path = SitePath(path), let hash = ContentHash(hexadecimal: file.sha256) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "the entry \(path) is not one of ours"))
      }
      files[path] = File(hash: hash, size: file.size)
    }
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
