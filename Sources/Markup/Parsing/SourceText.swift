/// The bytes of a file and its name: turns byte offsets into lines and columns.
final class SourceText: Sendable {
  let file: String
  let bytes: [UInt8]

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  func location(at offset: Int) -> SourceLocation {
    let (line, column) = bytes.withUnsafeBufferPointer { Self.position(of: offset, in: $0) }
    return SourceLocation(file: file, line: line, column: column)
  }

  /// Line and column of a byte offset, both from 1; columns count characters.
  static func position(
    of offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes[..<min(max(offset, 0), bytes.count)] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
