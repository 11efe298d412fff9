/// For files that no template makes: feeds, style sheets, JSON.
extension OutputBuffer {
  /// Appends the bytes as they are, without escaping.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { sink.write(base, count: bytes.count) }
    }
  }

  /// Appends the text's UTF-8 as it is, without escaping.
  public mutating func append(_ text: String) {
    append(Array(text.utf8))
  }

  /// Appends the value as JSON without white space; `<`, `>` and `&` are escaped as in data blocks.
  public mutating func append(_ json: JSONValue) {
    sink.write(json)
  }
}
