/// The one document type that templates and pages have: `<!DOCTYPE html>`.
enum DocumentType {
  /// What is wrong with the file's beginning, and where. Looked at before any parser is.
  ///
  /// XML knows the capital `DOCTYPE` only; HTML's own syntax, any case.
  static func problem(
    in bytes: some RandomAccessCollection<UInt8>, syntax: PageSyntax = .polyglot
  ) -> (message: String, offset: Int)? {
    var rest = bytes[...]
    func offset() -> Int { bytes.distance(from: bytes.startIndex, to: rest.startIndex) }
    while let byte = rest.first, byte == 0x20 || (0x09...0x0D).contains(byte) {
      rest = rest.dropFirst()
    }
    if matches(rest, "<?xml") {
      return ("HTML has no XML declaration: begin with <!DOCTYPE html>", offset())
    }
    guard matches(rest, "<!doctype"),
      syntax == .html || rest.starts(with: "<!DOCTYPE".utf8)
    else {
      return ("begin with <!DOCTYPE html>", offset())
    }
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return ("the document type does not end", offset())
    }
    let words = rest[rest.index(rest.startIndex, offsetBy: 9)..<end].split {
      $0 == 0x20 || (0x09...0x0D).contains($0)
    }
    guard words.count == 1, words[0].count == 4, matches(words[0], "html") else {
      return (
        "the document type must be exactly <!DOCTYPE html>, without identifiers or a subset",
        offset()
      )
    }
    return nil
  }

  /// Whether the bytes begin with the lowercase text, in any case.
  private static func matches(_ bytes: some Collection<UInt8>, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      bytes.count >= text.count
        && zip(bytes, text).allSatisfy { byte, wanted in
          byte == wanted || ((0x41...0x5A).contains(byte) && byte | 0x20 == wanted)
        }
    }
  }
}
