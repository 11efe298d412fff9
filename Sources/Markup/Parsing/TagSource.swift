/// A start tag as written: finds the places of its attributes, which the XML parser does not tell.
struct TagSource {
  /// Of the tag's `<`.
  let offset: Int
  private let attributes: [(name: String, nameOffset: Int, valueOffset: Int)]

  /// The tag whose `>` or `/>` stands at `end`. A well-formed tag holds no `<` but its first byte.
  init(in bytes: [UInt8], before end: Int) {
    let end = min(max(end, 0), bytes.count)
    offset = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0
    attributes = Self.attributes(in: bytes, from: offset, to: end)
  }

  /// The offsets of an attribute's name and of the first byte of its value.
  func offsets(of name: String) -> (name: Int, value: Int) {
    attributes.first { $0.name == name }
      .map { ($0.nameOffset, $0.valueOffset) } ?? (offset, offset)
  }

  private static func attributes(
    in bytes: [UInt8], from start: Int, to end: Int
  ) -> [(name: String, nameOffset: Int, valueOffset: Int)] {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    var found: [(name: String, nameOffset: Int, valueOffset: Int)] = []
    var index = start
    while index < end, !isSpace(bytes[index]) {
      index += 1
    }
    while index < end {
      while index < end, isSpace(bytes[index]) {
        index += 1
      }
      let nameStart = index
      while index < end, bytes[index] != UInt8(ascii: "="), !isSpace(bytes[index]) {
        index += 1
      }
      let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
      while index < end, bytes[index] != 0x22, bytes[index] != 0x27 {
        index += 1
      }
      guard index < end else {
        break
      }
      let quote = bytes[index]
      index += 1
      found.append((name, nameStart, index))
      while index < end, bytes[index] != quote {
        index += 1
      }
      index += 1
    }
    return found
  }
}
