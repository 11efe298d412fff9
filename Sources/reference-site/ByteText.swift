/// Text put together as UTF-8.
struct ByteText {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// A JSON string.
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      } else if byte < 0x20 {
        append("\\u00")
        append(byte < 0x10 ? "0" : "1")
        append(String(byte & 0xF, radix: 16))
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A JSON array of strings.
  mutating func appendQuoted(_ texts: some Sequence<String>) {
    append("[")
    var isFirst = true
    for text in texts {
      if !isFirst {
        append(",")
      }
      isFirst = false
      appendQuoted(text)
    }
    append("]")
  }
}
