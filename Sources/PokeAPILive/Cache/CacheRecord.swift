/// What the cache knows of one address: which body it gave, and when that was last found good.
package struct CacheRecord: Equatable, Sendable {
  /// The address below the API's base: `pokemon/25/`.
  package let path: String
  package let body: BodyHash
  /// What the server called this body; asked with it, it tells whether the body still holds.
  package let entityTag: String?
  /// The version of the whole data set that the body belongs to, as the server named it.
  package let dataVersion: String?
  /// When the server last said that the body holds, in seconds since 1970.
  package let checked: Int

  /// Keeps neither a tag nor a version that could not have stood in a header of one line.
  package init(
    path: String, body: BodyHash, entityTag: String?, dataVersion: String?, checked: Int
  ) {
    self.path = path
    self.body = body
    self.entityTag = entityTag.flatMap { CacheLine.isField($0) ? $0 : nil }
    self.dataVersion = dataVersion.flatMap { CacheLine.isField($0) ? $0 : nil }
    self.checked = checked
  }
}

/// A line of the cache's journal: its fields, parted by tabs.
///
///     body     1764547200  0d8fe2bf…  W/"a4-…"  9f86d081…  pokemon/25/
///     version  1764633600  0d8fe2bf…
enum CacheLine: Equatable {
  /// The server gave this body, or said that it still holds.
  case body(CacheRecord)
  /// The server said that its data have this version.
  case version(String, checked: Int)

  /// `nil` for a damaged line.
  init?(_ text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 3, let checked = Int(fields[1]) else { return nil }
    switch (fields[0], fields.count) {
    case ("body", 6):
      guard let body = BodyHash(hexadecimal: fields[4]), Self.isField(fields[5]) else { return nil }
      self = .body(
        CacheRecord(
          path: fields[5], body: body, entityTag: fields[3], dataVersion: fields[2],
          checked: checked))
    case ("version", 3):
      guard Self.isField(fields[2]) else { return nil }
      self = .version(fields[2], checked: checked)
    default:
      return nil
    }
  }

  var text: String {
    switch self {
    case .body(let record):
      [
        "body", "\(record.checked)", record.dataVersion ?? "", record.entityTag ?? "",
        record.body.hexadecimal, record.path,
      ].joined(separator: "\t")
    case .version(let version, let checked):
      "version\t\(checked)\t\(version)"
    }
  }

  /// Printable ASCII, not empty, of a sensible length.
  static func isField(_ text: String) -> Bool {
    (1...500).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
