/// A reader of JSON that makes no tree: the caller asks for what it expects, in the order of the
/// file, and unknown members are skipped.
///
/// Reading the data is part of the timed work, and a general decoder spends most of it on keys and
/// containers that are thrown away. This one looks at each byte once. Malformed JSON throws.
struct JSONCursor {
  struct Malformed: Error, CustomStringConvertible {
    /// The byte at which something else was expected.
    var offset: Int
    var expected: StaticString

    var description: String { "malformed JSON at byte \(offset): expected \(expected)" }
  }

  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let bytes: Bytes
  private(set) var offset = 0
  /// Holds a string with escapes, decoded, until the next one.
  private var scratch: [UInt8] = []

  /// The bytes must outlive the cursor and all it lends.
  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  private func malformed(_ expected: StaticString) -> Malformed {
    Malformed(offset: offset, expected: expected)
  }

  @inline(__always)
  private mutating func next() -> UInt8 {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte > 0x20 {
        return byte
      }
      offset &+= 1
    }
    return 0
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8, _ expected: StaticString) throws(Malformed) {
    guard next() == byte else {
      throw malformed(expected)
    }
    offset &+= 1
  }

  /// Calls `member` for each name of an object; it must read or skip the value.
  mutating func object(
    _ member: (inout JSONCursor, Bytes) throws(Malformed) -> Void
  ) throws(Malformed) {
    try take(UInt8(ascii: "{"), "an object")
    if next() == UInt8(ascii: "}") {
      offset &+= 1
      return
    }
    while true {
      let name = try plainString()
      try take(UInt8(ascii: ":"), "a colon")
      try member(&self, name)
      if next() == UInt8(ascii: ",") {
        offset &+= 1
        _ = next()
      } else {
        return try take(UInt8(ascii: "}"), "the end of an object")
      }
    }
  }

  /// Calls `element` for each element of an array; it must read or skip it.
  mutating func array(
    _ element: (inout JSONCursor) throws(Malformed) -> Void
  ) throws(Malformed) {
    try take(UInt8(ascii: "["), "an array")
    if next() == UInt8(ascii: "]") {
      offset &+= 1
      return
    }
    while true {
      try element(&self)
      if next() == UInt8(ascii: ",") {
        offset &+= 1
      } else {
        return try take(UInt8(ascii: "]"), "the end of an array")
      }
    }
  }

  mutating func string() throws(Malformed) -> String {
    String(decoding: try lentString(), as: UTF8.self)
  }

  /// The bytes of a string, good until the next string is read; for those without escapes, as
  /// names and slugs are, good as long as the input.
  mutating func lentString() throws(Malformed) -> Bytes {
    _ = next()
    let start = offset
    let bytes = try plainString(allowsEscapes: true)
    guard let base = bytes.baseAddress, bytes.contains(UInt8(ascii: "\\")) else {
      return bytes
    }
    return try decoded(Bytes(start: base, count: bytes.count), at: start)
  }

  /// The bytes between the quotes as they stand.
  private mutating func plainString(allowsEscapes: Bool = false) throws(Malformed) -> Bytes {
    try take(UInt8(ascii: "\""), "a string")
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        let string = Bytes(rebasing: bytes[start..<offset])
        offset &+= 1
        return string
      }
      if byte == UInt8(ascii: "\\") {
        guard allowsEscapes else {
          throw malformed("a name without escapes")
        }
        offset &+= 1
      }
      offset &+= 1
    }
    throw malformed("the end of a string")
  }

  private mutating func decoded(_ escaped: Bytes, at start: Int) throws(Malformed) -> Bytes {
    scratch.removeAll(keepingCapacity: true)
    var index = 0
    while index < escaped.count {
      let byte = escaped[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        scratch.append(byte)
        continue
      }
      let kind = index < escaped.count ? escaped[index] : 0
      index += 1
      switch kind {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(kind)
      case UInt8(ascii: "b"): scratch.append(8)
      case UInt8(ascii: "f"): scratch.append(12)
      case UInt8(ascii: "n"): scratch.append(10)
      case UInt8(ascii: "r"): scratch.append(13)
      case UInt8(ascii: "t"): scratch.append(9)
      case UInt8(ascii: "u"): try appendUnicode(escaped, &index, at: start)
      default: throw Malformed(offset: start, expected: "a known escape")
      }
    }
    return scratch.withUnsafeBufferPointer { $0 }
  }

  private mutating func appendUnicode(
    _ escaped: Bytes, _ index: inout Int, at start: Int
  ) throws(Malformed) {
    func unit() throws(Malformed) -> UInt32 {
      guard index + 4 <= escaped.count,
        let value = UInt32(
          String(decoding: escaped[index..<index + 4], as: UTF8.self), radix: 16)
      else {
        throw Malformed(offset: start, expected: "four hexadecimal digits")
      }
      index += 4
      return value
    }
    var value = try unit()
    if (0xD800..<0xDC00).contains(value), index + 6 <= escaped.count,
      escaped[index] == UInt8(ascii: "\\"), escaped[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      value = 0x10000 &+ (value &- 0xD800) << 10 &+ (try unit() &- 0xDC00)
    }
    UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}")?.forEach { scratch.append($0) }
  }

  mutating func integer() throws(Malformed) -> Int {
    let isNegative = next() == UInt8(ascii: "-")
    if isNegative {
      offset &+= 1
    }
    var value = 0
    let start = offset
    while offset < bytes.count, case let digit = bytes[offset] &- 48, digit < 10 {
      let (more, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      guard !isTooLarge, more < Int.max - 9 else {
        throw malformed("a smaller number")
      }
      value = more + Int(digit)
      offset &+= 1
    }
    guard offset > start else {
      throw malformed("a whole number")
    }
    return isNegative ? -value : value
  }

  /// A whole number or `null`.
  mutating func integerOrNull() throws(Malformed) -> Int? {
    guard next() == UInt8(ascii: "n") else {
      return try integer()
    }
    try word("null")
    return nil
  }

  mutating func bool() throws(Malformed) -> Bool {
    let isTrue = next() == UInt8(ascii: "t")
    try word(isTrue ? "true" : "false")
    return isTrue
  }

  private mutating func word(_ word: StaticString) throws(Malformed) {
    _ = next()
    guard offset + word.utf8CodeUnitCount <= bytes.count,
      Bytes(rebasing: bytes[offset..<offset + word.utf8CodeUnitCount]).equals(word)
    else {
      throw malformed(word)
    }
    offset += word.utf8CodeUnitCount
  }

  /// Passes over any value.
  mutating func skip() throws(Malformed) {
    switch next() {
    case UInt8(ascii: "{"): try object { cursor, _ throws(Malformed) in try cursor.skip() }
    case UInt8(ascii: "["): try array { cursor throws(Malformed) in try cursor.skip() }
    case UInt8(ascii: "\""): _ = try plainString(allowsEscapes: true)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
    default: _ = try integerOrNull()
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else {
      return false
    }
    for index in 0..<count where self[index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
