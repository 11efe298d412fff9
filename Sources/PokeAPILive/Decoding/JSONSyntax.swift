import Foundation

/// Finds where a text stops being JSON.
///
/// Foundation's decoder only says that it is none. This second look, taken after a failure, gives
/// the place: the path of keys, the line and the column (in characters, from 1).
struct JSONSyntax {
  private let bytes: [UInt8]
  private var index = 0
  private var path = ["$"]

  /// The first fault: in the syntax, or else a number that is no 64-bit integer, which is the
  /// only kind that the API has. `nil` where there is neither.
  static func problem(in bytes: Data) -> RecordProblem? {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return RecordProblem("$", "no JSON: the text is not UTF-8")
    }
    var syntax = JSONSyntax(bytes: Array(bytes))
    do {
      try syntax.document()
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(RecordProblem) {
    try value()
    guard next() == nil else { throw fault("unexpected character after the end") }
  }

  private mutating func value() throws(RecordProblem) {
    guard path.count <= 512 else { throw RecordProblem("$", "nested deeper than 512 levels") }
    switch next() {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
    default: throw fault("expected a value")
    }
  }

  private mutating func object() throws(RecordProblem) {
    index += 1
    guard next() != UInt8(ascii: "}") else { return index += 1 }
    while true {
      guard next() == UInt8(ascii: "\"") else { throw fault("expected a key") }
      path.append(".\(try string())")
      guard next() == UInt8(ascii: ":") else { throw fault("expected a colon") }
      index += 1
      try value()
      path.removeLast()
      if try isAtEnd(closing: UInt8(ascii: "}")) { return }
    }
  }

  private mutating func array() throws(RecordProblem) {
    index += 1
    guard next() != UInt8(ascii: "]") else { return index += 1 }
    var position = 0
    while true {
      path.append("[\(position)]")
      try value()
      path.removeLast()
      if try isAtEnd(closing: UInt8(ascii: "]")) { return }
      position += 1
    }
  }

  /// Steps over the comma between two elements, or over the bracket that ends them.
  private mutating func isAtEnd(closing bracket: UInt8) throws(RecordProblem) -> Bool {
    guard let byte = next(), byte == bracket || byte == UInt8(ascii: ",") else {
      throw fault("expected a comma or the end of the list")
    }
    index += 1
    return byte == bracket
  }

  /// The text between the quotation marks, its escapes as they stand.
  private mutating func string() throws(RecordProblem) -> String {
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20 else { throw fault("unescaped control character") }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else {
      index = bytes.count
      throw fault("unfinished string")
    }
    defer { index += 1 }
    return String(decoding: bytes[start..<index].prefix(64), as: UTF8.self)
  }

  private mutating func literal(_ word: String) throws(RecordProblem) {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("expected a value") }
    index += word.utf8.count
  }

  private mutating func number() throws(RecordProblem) {
    let start = index
    let characters = "+-.0123456789eE".utf8
    while index < bytes.count, characters.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index].prefix(64), as: UTF8.self)
    guard Int(text) != nil else {
      throw RecordProblem(path.joined(), "expected a 64-bit integer, found \(text)")
    }
  }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private func fault(_ expectation: String) -> RecordProblem {
    let before = bytes.prefix(index)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    // A character of several bytes counts once, by its first.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    let end = index < bytes.count ? "" : ", where the text ends"
    return RecordProblem(
      path.joined(), "no JSON: \(expectation) at line \(line), column \(column)\(end)")
  }
}
