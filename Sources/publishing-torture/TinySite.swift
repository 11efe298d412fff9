import Publishing

/// A small site in two versions that have files in common, files that differ, and files of their
/// own.
enum TinySite: Sendable {
  case one, two

  /// The text of each file by its path.
  var files: [String: String] {
    var files = [
      "index.html": "the list, \(self)", "404.html": "not found",
      "assets/site.css": "main { margin: 0 }", "assets/only-\(self).js": "// \(self)",
      "only/in/\(self)/index.html": "\(self)",
    ]
    for number in 1...7 {
      let suffix = number.isMultiple(of: 3) ? " in version \(self)" : ""
      files["pokemon/\(number)/index.html"] = "number \(number)\(suffix)"
    }
    return files
  }

  func publish(
    to output: String, force: Bool = false, _ system: FileSystem
  ) throws(PublishFailure) {
    var options = Publisher.Options()
    options.force = force
    options.system = system
    options.measure = SiteMeasure(name: "pages", count: 7, scope: "")
    let site = try Publisher(output: output, options: options).begin()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      guard let path = SitePath(path) else { continue }
      try Array(text.utf8).span.bytes.withUnsafeBytes { bytes throws(PublishFailure) in
        _ = try site.write(bytes, to: path)
      }
    }
    _ = try site.commit()
  }
}
