import Foundation
import PokeAPI

/// Walks through JSON that Foundation's decoder has accepted, for the two lists that are too long
/// for it: the moves of all Pokémon are 638,321 objects with two links each, which cost it seconds,
/// and where they are met are 115,000. This one makes nothing of what is not asked for.
///
/// It reads what is expected or says what stands there instead, and never past the end, whatever
/// the bytes are.
struct JSONCursor {
  /// Text between quotation marks.
  typealias Text = ArraySlice<UInt8>

  private let bytes: [UInt8]
  private var index = 0
  private var path: [Step] = []

  private enum Step {
    /// Where the key stands in the bytes.
    case key(Range<Int>)
    case position(Int)
  }

  init(_ bytes: Data) { self.bytes = Array(bytes) }

  /// Calls `member` with each key; a value that it leaves unread is skipped.
  mutating func object(
    _ member: (_ cursor: inout JSONCursor, _ key: Text) throws(RecordProblem) -> Void
  ) throws(RecordProblem) {
    guard next() == UInt8(ascii: "{") else { throw mismatch("object") }
    index += 1
    guard next() != UInt8(ascii: "}") else { return index += 1 }
    repeat {
      _ = next()
      let start = index
      let key = try text()
      path.append(.key((start + 1)..<(index - 1)))
      guard next() == UInt8(ascii: ":") else { throw fault("expected a colon") }
      index += 1
      try value { (cursor) throws(RecordProblem) in try member(&cursor, key) }
      path.removeLast()
    } while try hasMore(until: UInt8(ascii: "}"))
  }

  /// Calls `element` for each element; one that it leaves unread is skipped.
  mutating func array(
    _ element: (_ cursor: inout JSONCursor) throws(RecordProblem) -> Void
  ) throws(RecordProblem) {
    guard next() == UInt8(ascii: "[") else { throw mismatch("array") }
    index += 1
    guard next() != UInt8(ascii: "]") else { return index += 1 }
    var position = 0
    repeat {
      path.append(.position(position))
      try value(element)
      path.removeLast()
      position += 1
    } while try hasMore(until: UInt8(ascii: "]"))
  }

  /// A whole number in the range.
  mutating func number(in range: ClosedRange<Int>) throws(RecordProblem) -> Int {
    let start = index
    skipNumber()
    let digits = bytes[start..<index].prefix(64)
    guard !digits.isEmpty else { throw mismatch("number") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), range.contains(number) else {
      throw fault(
        "expected \(range.lowerBound) to \(range.upperBound), "
          + "found \(String(decoding: digits, as: UTF8.self))")
    }
    return number
  }

  /// A string, its escapes undone.
  mutating func text() throws(RecordProblem) -> Text {
    guard next() == UInt8(ascii: "\"") else { throw mismatch("string") }
    let start = index
    if try skipString() { return bytes[(start + 1)..<(index - 1)] }
    // Neither slugs nor addresses need escapes, but they may have them.
    let list = Data("[".utf8) + bytes[start..<index] + Data("]".utf8)
    guard let text = try? JSONDecoder().decode([String].self, from: list).first else {
      throw fault("expected a string")
    }
    return Text(text.utf8)
  }

  /// Whether null stands here.
  mutating func isNull() -> Bool { next() == UInt8(ascii: "n") }

  /// What is wrong with the value here, or with the member of that name in it.
  func fault(_ problem: String, at member: String = "") -> RecordProblem {
    let place = path.map { step in
      switch step {
      case .key(let key): "." + String(decoding: bytes[key], as: UTF8.self)
      case .position(let position): "[\(position)]"
      }
    }
    return RecordProblem("$\(place.joined())\(member)", problem)
  }
}

extension JSONCursor {
  private mutating func value(
    _ read: (inout JSONCursor) throws(RecordProblem) -> Void
  ) throws(RecordProblem) {
    _ = next()
    let start = index
    try read(&self)
    if index == start { try skipValue() }
  }

  private mutating func hasMore(until bracket: UInt8) throws(RecordProblem) -> Bool {
    guard let byte = next(), byte == bracket || byte == UInt8(ascii: ",") else {
      throw fault("expected a comma or the end of the list")
    }
    index += 1
    return byte != bracket
  }

  /// Steps over a value, however deep, by counting its brackets.
  private mutating func skipValue() throws(RecordProblem) {
    var depth = 0
    repeat {
      switch next() {
      case UInt8(ascii: "\""): _ = try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case nil: throw fault("expected a value, where the text ends")
      default: index += 1
      }
      // A word or number ends where something else begins.
      if depth == 0 {
        while let byte = next(), !",]}:".utf8.contains(byte) { index += 1 }
      }
    } while depth > 0
  }

  /// Steps over a string; false where it holds an escape.
  private mutating func skipString() throws(RecordProblem) -> Bool {
    var isPlain = true
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else {
      index = bytes.count
      throw fault("unfinished string")
    }
    index += 1
    return isPlain
  }

  private mutating func skipNumber() {
    _ = next()
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        index += 1
      default: return
      }
    }
  }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      index += 1
    }
    return nil
  }

  private mutating func mismatch(_ expected: String) -> RecordProblem {
    let found =
      switch next() {
      case nil: "nothing"
      case UInt8(ascii: "{"): "object"
      case UInt8(ascii: "["): "array"
      case UInt8(ascii: "\""): "string"
      case UInt8(ascii: "n"): "null"
      case UInt8(ascii: "t"), UInt8(ascii: "f"): "boolean"
      default: "number"
      }
    return fault("expected \(expected), found \(found)")
  }
}

extension JSONCursor.Text {
  /// Whether it is this word, byte for byte.
  func spells(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && word.withUTF8Buffer { elementsEqual($0) }
  }
}
