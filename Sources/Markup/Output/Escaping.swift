// One escape serves element text and quoted attributes: `&`, `<`, `>` and `"` become entities.
// Characters that XML cannot hold are dropped (C0 but TAB and LF, U+FFFE, U+FFFF), and so are DEL
// and the C1 controls, which HTML calls a parse error. A carriage return becomes a line feed.

extension Sink {
  @inline(__always)
  func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else {
      return
    }
    let count = text.count
    // The longest replacement, `&quot;`, has six bytes; eight more for the last speculative word.
    let start = room(for: count &* 6 &+ 8)
    var target = start
    var index = 0
    while index &+ 8 <= count {
      let word = UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self)
      UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
      if Escape.hasSpecialByte(word) {
        let end = index &+ 8
        // A character of several bytes may reach over the word's end: the step says where it is.
        while index < end {
          index = Escape.step(source, index, count, &target)
        }
      } else {
        target += 8
        index &+= 8
      }
    }
    while index < count {
      index = Escape.step(source, index, count, &target)
    }
    storage.pointee.count &+= target - start
  }
}

enum Escape {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether some byte of the word needs a closer look: below 0x20, one of `"&<>`, DEL, or the
  /// first byte of a character that may have to go. May say yes to a word without any, never no
  /// to a word with one.
  @inline(__always)
  static func hasSpecialByte(_ word: UInt64) -> Bool {
    let control = (word &- ones &* 0x20) & ~word
    let hits =
      control | zero(word, 0x22) | zero(word, 0x26) | zero(word, 0x3C) | zero(word, 0x3E)
      | zero(word, 0x7F) | zero(word, 0xC2) | zero(word, 0xEF)
    return hits & highs != 0
  }

  /// The high bit of each byte that equals `byte`.
  @inline(__always)
  private static func zero(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = word ^ (ones &* byte)
    return (difference &- ones) & ~difference
  }

  /// Writes one character, or one byte of it, and returns the index of the next.
  @inline(__always)
  static func step(
    _ source: UnsafePointer<UInt8>, _ index: Int, _ count: Int,
    _ target: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    let byte = source[index]
    switch byte {
    case 0x26: put("&amp;", &target)
    case 0x3C: put("&lt;", &target)
    case 0x3E: put("&gt;", &target)
    case 0x22: put("&quot;", &target)
    case 0x0D:
      // CR LF is one line end: the LF that follows stands for both.
      if index &+ 1 == count || source[index &+ 1] != 0x0A {
        target.pointee = 0x0A
        target += 1
      }
    case 0x00..<0x09, 0x0B..<0x20, 0x7F: break
    case 0xC2 where index &+ 1 < count && source[index &+ 1] < 0xA0: return index &+ 2
    case 0xEF
    where index &+ 2 < count && source[index &+ 1] == 0xBF && source[index &+ 2] >= 0xBE:
      return index &+ 3
    default:
      target.pointee = byte
      target += 1
    }
    return index &+ 1
  }

  @inline(__always)
  private static func put(
    _ text: StaticString, _ target: inout UnsafeMutablePointer<UInt8>
  ) {
    target.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    target += text.utf8CodeUnitCount
  }

  /// The escaped form of a text that is known when a template is compiled.
  static func escaped(_ text: String) -> [UInt8] {
    let sink = Sink(capacity: 64)
    defer { sink.free() }
    sink.writeEscaped(text)
    let storage = sink.storage.pointee
    return Array(UnsafeBufferPointer(start: storage.base, count: storage.count))
  }
}
