/// Reads the short texts in which a snapshot keeps what there is hundreds of thousands of: numbers
/// and slugs between single marks, in ASCII.
///
/// A file is from outside, so anything may stand in such a text. Every step looks at the bytes that
/// are there, and what does not fit ends as an error with its position.
struct TextCursor {
  /// What was expected, and at which byte of the text, from 1.
  struct Fault: Error, Equatable {
    let position: Int
    let expectation: String
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == bytes.count }

  /// Steps over the mark when it is the next byte.
  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  /// Steps over the mark, which must be the next byte.
  mutating func expect(_ mark: Unicode.Scalar) throws(Fault) {
    guard skip(mark) else { throw fault("expected \(mark)") }
  }

  /// The decimal number up to the next byte that is no digit.
  mutating func number(in range: ClosedRange<Int>) throws(Fault) -> Int {
    let start = index
    var value = 0
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit <= 9 {
      // Nine digits lie above every range in use and far below the largest number.
      guard index - start < 9 else { break }
      value = value * 10 + Int(digit)
      index += 1
    }
    guard index > start, range.contains(value) else {
      index = start
      throw fault("expected \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// The slug up to the next byte that cannot stand in one.
  mutating func slug() throws(Fault) -> Slug {
    let start = index
    while index < bytes.count, Slug.isAllowed(bytes[index]) { index += 1 }
    guard let slug = Slug(rawValue: String(decoding: bytes[start..<index], as: UTF8.self)) else {
      index = start
      throw fault("expected a slug")
    }
    return slug
  }

  /// The fault that something else was expected here.
  func fault(_ expectation: String) -> Fault {
    Fault(position: index + 1, expectation: expectation)
  }
}

extension SingleValueDecodingContainer {
  /// What `read` makes of the text here, which it must use up.
  ///
  /// - Throws: A `DecodingError` that names the position in the text.
  func decode<Value>(
    text read: (inout TextCursor) throws(TextCursor.Fault) -> Value
  ) throws -> Value {
    var cursor = TextCursor(try decode(String.self))
    do throws(TextCursor.Fault) {
      let value = try read(&cursor)
      guard cursor.isAtEnd else { throw cursor.fault("expected the end") }
      return value
    } catch {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "\(error.expectation) at byte \(error.position)")
    }
  }
}
