extension Sink {
  /// JSON for a data block. `<`, `>` and `&` are written as `\u003c`, so that no text can end the
  /// element and the page stays well-formed XML; U+2028 and U+2029 likewise.
  func write(_ json: JSONValue) {
    switch json {
    case .null: write("null" as StaticString)
    case .bool(let value): write(value ? "true" as StaticString : "false")
    case .integer(let value): write(value)
    case .number(let value):
      if value.isFinite {
        writePlain(String(value))
      } else {
        write("null" as StaticString)
      }
    case .string(let text): writeQuoted(text)
    case .array(let elements):
      write(byte: 0x5B)
      for (index, element) in elements.enumerated() {
        if index > 0 {
          write(byte: 0x2C)
        }
        write(element)
      }
      write(byte: 0x5D)
    case .object(let members):
      write(byte: 0x7B)
      for (index, member) in members.enumerated() {
        if index > 0 {
          write(byte: 0x2C)
        }
        writeQuoted(member.name)
        write(byte: 0x3A)
        write(member.value)
      }
      write(byte: 0x7D)
    }
  }

  /// Text as it stands.
  func writePlain(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let base = bytes.baseAddress {
        write(base, count: bytes.count)
      }
    }
  }

  private func writeQuoted(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      write(byte: 0x22)
      var written = 0
      var index = 0
      while index < bytes.count {
        guard let (escaped, length) = Self.escaped(bytes, at: index) else {
          index += 1
          continue
        }
        write(bytes, written..<index)
        writeEscape(of: escaped)
        index += length
        written = index
      }
      write(bytes, written..<bytes.count)
      write(byte: 0x22)
    }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if let base = bytes.baseAddress, !range.isEmpty {
      write(base + range.lowerBound, count: range.count)
    }
  }

  /// The scalar at that place and its length in bytes, if it cannot stand as it is.
  @inline(__always)
  private static func escaped(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int)? {
    let byte = bytes[index]
    switch byte {
    case 0x00...0x1F, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F:
      return (UInt32(byte), 1)
    case 0xC2 where bytes[index + 1] < 0xA0:
      return (UInt32(bytes[index + 1]), 2)
    case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
      return (0x2000 | UInt32(bytes[index + 2] & 0x3F), 3)
    case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
      return (0xFFC0 | UInt32(bytes[index + 2] & 0x3F), 3)
    default:
      return nil
    }
  }

  private func writeEscape(of scalar: UInt32) {
    switch scalar {
    case 0x22: write("\\\"" as StaticString)
    case 0x5C: write("\\\\" as StaticString)
    case 0x0A: write("\\n" as StaticString)
    case 0x09: write("\\t" as StaticString)
    default: writeUnicodeEscape(scalar)
    }
  }

  private func writeUnicodeEscape(_ value: UInt32) {
    write("\\u" as StaticString)
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: (value >> shift) & 0xF)
      write(byte: digit < 10 ? 48 + digit : 87 + digit)
    }
  }
}
