import Foundation
import PokeAPI

/// Walks through JSON that Foundation's decoder has accepted, for the two lists that are too long
/// for it: the moves of all Pokémon are 638,321 objects with two links each, which cost it seconds,
/// and where they are met are 115,000. This one makes nothing of what is not asked for.
///
/// It reads what is expected or says what stands there instead, and never past the end, whatever
/// the bytes are.
struct JSONCursor {
  private var json: JSONText
  private var path: [Step] = []

  private enum Step {
    /// Where the key stands in the bytes.
    case key(Range<Int>)
    case position(Int)
  }

  init(_ bytes: Data) { json = JSONText(bytes) }

  /// Calls `member` with each key; a value that it leaves unread is skipped.
  mutating func object(
    _ member: (_ cursor: inout JSONCursor, _ key: JSONText.Slice) throws(RecordProblem) -> Void
  ) throws(RecordProblem) {
    guard json.skip("{") else { throw mismatch("object") }
    if json.skip("}") { return }
    repeat {
      _ = json.next
      let start = json.index
      let key = try text()
      path.append(.key((start + 1)..<(json.index - 1)))
      guard json.skip(":") else { throw fault("expected a colon") }
      try value { (cursor) throws(RecordProblem) in try member(&cursor, key) }
      path.removeLast()
    } while json.skip(",")
    guard json.skip("}") else { throw fault("expected a comma or the end of the object") }
  }

  /// Calls `element` for each element; one that it leaves unread is skipped.
  mutating func array(
    _ element: (_ cursor: inout JSONCursor) throws(RecordProblem) -> Void
  ) throws(RecordProblem) {
    guard json.skip("[") else { throw mismatch("array") }
    if json.skip("]") { return }
    var position = 0
    repeat {
      path.append(.position(position))
      try value(element)
      path.removeLast()
      position += 1
    } while json.skip(",")
    guard json.skip("]") else { throw fault("expected a comma or the end of the array") }
  }

  private mutating func value(
    _ read: (inout JSONCursor) throws(RecordProblem) -> Void
  ) throws(RecordProblem) {
    _ = json.next
    let start = json.index
    try read(&self)
    guard json.index > start || json.skipValue() else { throw fault("expected a value") }
  }

  /// A whole number in the range.
  mutating func number(in range: ClosedRange<Int>) throws(RecordProblem) -> Int {
    let digits = json.skipNumber().prefix(64)
    guard !digits.isEmpty else { throw mismatch("number") }
    let text = String(decoding: digits, as: UTF8.self)
    guard let number = Int(text), range.contains(number) else {
      throw fault("expected \(range.lowerBound) to \(range.upperBound), found \(text)")
    }
    return number
  }

  /// A string, its escapes undone.
  mutating func text() throws(RecordProblem) -> JSONText.Slice {
    guard json.next == UInt8(ascii: "\"") else { throw mismatch("string") }
    guard let string = json.skipString() else { throw fault("unfinished string") }
    guard string.contains(UInt8(ascii: "\\")) else { return string.dropFirst().dropLast() }
    // Neither slugs nor addresses need escapes, but they may have them.
    let list = Data("[".utf8) + string + Data("]".utf8)
    guard let text = try? JSONDecoder().decode([String].self, from: list).first else {
      throw fault("expected a string")
    }
    return JSONText.Slice(text.utf8)
  }

  private mutating func mismatch(_ expected: String) -> RecordProblem {
    let found =
      switch json.next {
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

  /// What is wrong with the value here, or with the member of that name in it.
  func fault(_ problem: String, at member: String = "") -> RecordProblem {
    let place = path.map { step in
      switch step {
      case .key(let key): "." + String(decoding: json.bytes[key], as: UTF8.self)
      case .position(let position): "[\(position)]"
      }
    }
    return RecordProblem("$\(place.joined())\(member)", problem)
  }
}
