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
    write(byte: 0x22)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": write("\\\"" as StaticString)
      case "\\": write("\\\\" as StaticString)
      case "\n": write("\\n" as StaticString)
      case "\t": write("\\t" as StaticString)
      case "<", ">", "&", "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}",
        "\u{FFFE}", "\u{FFFF}":
        writeUnicodeEscape(scalar.value)
      default:
        UTF8.encode(scalar)?.forEach { write(byte: $0) }
      }
    }
    write(byte: 0x22)
  }

  private func writeUnicodeEscape(_ value: UInt32) {
    write("\\u" as StaticString)
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: (value >> shift) & 0xF)
      write(byte: digit < 10 ? 48 + digit : 87 + digit)
    }
  }
}
