/// The hash FNV-1a of 64 bits: enough to tell one version of something from the next, where nobody
/// gains by making two alike.
struct FNV1a: Equatable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// All its hexadecimal digits, two a byte.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.utf8.count) + digits
  }
}
