internal import Glibc

/// What folding asks of bytes, and what it writes.
extension LineMemory {
  /// Shorter lines are read faster than looked up; longer ones seldom come again.
  private static let lengths = 24...2048

  /// An instruction stands for known lines that follow each other: their numbers, one a line.
  static let opening = Array("<?lines ".utf8)
  static let closing = Array("?>".utf8)

  /// Whether the line begins with a start tag and ends with some tag.
  static func mayBeElement(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    lengths.contains(line.count) && line[0] == UInt8(ascii: "<")
      && (0x61...0x7A).contains(line[1]) && line[line.count - 1] == UInt8(ascii: ">")
  }

  static func hasInstructions(_ page: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = page.baseAddress else {
      return false
    }
    var offset = 0
    while let mark = memchr(base + offset, 0x3F, page.count - offset) {
      offset = UnsafeRawPointer(mark) - UnsafeRawPointer(base)
      if offset > 0, base[offset - 1] == UInt8(ascii: "<") {
        return true
      }
      offset += 1
    }
    return false
  }

  static func append(_ number: Int, to page: inout [UInt8]) {
    var scale = 1
    while scale * 10 <= number {
      scale *= 10
    }
    while scale > 0 {
      page.append(UInt8(ascii: "0") + UInt8(number / scale % 10))
      scale /= 10
    }
  }

  /// Eight bytes at a time, after the manner of FNV. It need only spread: equality is asked of
  /// the bytes.
  static func hash(_ line: UnsafeBufferPointer<UInt8>, _ neighborhood: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(line)
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: neighborhood &<< 32 ^ bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    // The last eight again: the lengths leave none without.
    return mixed(hash, bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}
