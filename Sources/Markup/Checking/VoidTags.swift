/// A page in HTML's own syntax, made readable for an XML parser: `<br>` becomes `<br/>`, and the
/// document type is written in capitals.
struct VoidTags {
  private(set) var bytes: [UInt8] = []
  /// Where a slash was put in, in `bytes`.
  private var insertions: [Int] = []

  /// Takes a page in.
  mutating func close(_ page: UnsafeBufferPointer<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(page.count + 256)
    insertions.removeAll(keepingCapacity: true)
    var copied = 0
    var index = 0
    while index < page.count {
      guard page[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if page.count - index > 3, page[index + 1] == UInt8(ascii: "!") {
        index = Self.endOfComment(page, from: index)
        continue
      }
      guard Self.isVoid(page, at: index + 1), let end = Self.endOfTag(page, from: index),
        page[end - 1] != UInt8(ascii: "/")
      else {
        index += 1
        continue
      }
      bytes.append(contentsOf: page[copied..<end])
      insertions.append(bytes.count)
      bytes.append(UInt8(ascii: "/"))
      copied = end
      index = end
    }
    bytes.append(contentsOf: page[copied...])
    capitalizeDocumentType()
  }

  private mutating func capitalizeDocumentType() {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "<")), start + 9 <= bytes.count,
      bytes[start + 1] == UInt8(ascii: "!")
    else {
      return
    }
    for index in start + 2..<start + 9 where (0x61...0x7A).contains(bytes[index]) {
      bytes[index] &= 0xDF
    }
  }

  /// The offset in the page of an offset in `bytes`.
  func original(_ offset: Int) -> Int {
    var low = 0
    var high = insertions.count
    while low < high {
      let middle = (low + high) / 2
      if insertions[middle] < offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return offset - low
  }

  private static let names = Set(ElementRule.html.filter(\.isVoid).map { Array($0.name.utf8) })
  private static let longest = names.map(\.count).max() ?? 0
  /// Bytes that begin such a name.
  private static let initials: [Bool] = (0..<256).map { byte in
    names.contains { $0.first.map(Int.init) == byte }
  }

  private static func isVoid(_ page: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start < page.count, initials[Int(page[start])] else {
      return false
    }
    let name = page[start..<min(start + longest + 1, page.count)].prefix {
      (0x61...0x7A).contains($0)
    }
    return name.count <= longest && names.contains(Array(name))
  }

  /// Of the tag's `>`, which may not stand in quotes.
  private static func endOfTag(_ page: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<page.count {
      let byte = page[index]
      if let open = quote {
        if byte == open {
          quote = nil
        }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  /// Behind a comment, or behind the two bytes of something else that begins with `<!`.
  private static func endOfComment(_ page: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard page[start + 2] == 0x2D, page[start + 3] == 0x2D else {
      return start + 2
    }
    var index = start + 4
    while index + 2 < page.count {
      if page[index] == 0x2D, page[index + 1] == 0x2D, page[index + 2] == UInt8(ascii: ">") {
        return index + 3
      }
      index += 1
    }
    return page.count
  }
}
