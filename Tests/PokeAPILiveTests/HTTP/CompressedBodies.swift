/// Bodies as a server sends them with `Content-Encoding: gzip`.
enum CompressedBodies {
  /// `{"id":25}`
  static let small: [UInt8] = [
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xab, 0x56,
    0xca, 0x4c, 0x51, 0xb2, 0x32, 0x32, 0xad, 0x05, 0x00, 0x9f, 0xf2, 0x1a,
    0x2d, 0x09, 0x00, 0x00, 0x00,
  ]

  /// Zeros, 8.8 million of them, in 55 kB: one literal, then copies of the 258 bytes before, in one
  /// block of fixed codes (RFC 1951, 3.2.6).
  static var bomb: [UInt8] {
    var bits = BitWriter(bytes: [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
    bits.append(0b110, count: 3)
    bits.append(0b0011_0000, count: 8)
    for _ in 0..<34_000 { bits.append(0b1_1000_1010_0000, count: 13) }
    bits.append(0, count: 7)
    return bits.bytes
  }

  /// Fills bytes from their lowest bit on.
  private struct BitWriter {
    var bytes: [UInt8]
    var used = 8

    /// Appends the lowest bits of a number, the highest of them first, as codes are written.
    mutating func append(_ code: Int, count: Int) {
      for shift in (0..<count).reversed() {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= UInt8((code >> shift) & 1) << used
        used += 1
      }
    }
  }
}
