import Foundation

/// The bytes of a JSON text, and a place in them that moves on by whole tokens and values.
///
/// Blanks before a token are stepped over. Nothing here looks past the last byte.
struct JSONText {
  /// A part of the text.
  typealias Slice = ArraySlice<UInt8>

  let bytes: [UInt8]
  private(set) var index = 0

  init(_ bytes: Data) { self.bytes = Array(bytes) }

  /// The next byte that is no blank; it stays the next one.
  var next: UInt8? {
    mutating get {
      while index < bytes.count {
        let byte = bytes[index]
        guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
        index += 1
      }
      return nil
    }
  }

  /// Steps over the mark when it is next.
  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  /// Steps over the string that begins here: its bytes with both quotation marks, or `nil` where
  /// the text ends in it.
  mutating func skipString() -> Slice? {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else {
      index = bytes.count
      return nil
    }
    index += 1
    return bytes[start..<index]
  }

  /// Steps over what may stand in a number: those bytes, none where there is no number.
  mutating func skipNumber() -> Slice {
    _ = next
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        index += 1
      default: return bytes[start..<index]
      }
    }
    return bytes[start..<index]
  }

  /// Steps over a value, however deep, by counting its brackets; false where the text ends in it.
  mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      guard let byte = next else { return false }
      switch byte {
      case UInt8(ascii: "\""):
        guard skipString() != nil else { return false }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        index += 1
      default:
        skipWord()
      }
    } while depth > 0
    return true
  }

  /// Steps over a number, true, false or null.
  private mutating func skipWord() {
    index += 1
    while index < bytes.count, !",]}:".utf8.contains(bytes[index]) { index += 1 }
  }
}

extension JSONText.Slice {
  /// Whether it is this word, byte for byte.
  func spells(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && word.withUTF8Buffer { elementsEqual($0) }
  }
}
