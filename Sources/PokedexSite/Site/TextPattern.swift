/// A text with placeholders, `Page {page} of {pages}`, taken apart once: each of many pages fills it.
struct TextPattern: Equatable, Sendable {
  /// As it was written.
  let text: String
  private let parts: [Part]
  /// What comes after the last placeholder.
  private let rest: String

  private struct Part: Equatable, Sendable {
    let before: String
    let name: String
  }

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      parts.append(
        Part(before: String(rest[..<open]), name: String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts
    self.rest = String(rest)
  }

  /// The text with values for its placeholders; one without a value stays as it is.
  func filled(_ values: [(name: String, text: String)]) -> String {
    var result = ""
    for part in parts {
      result += part.before
      result += values.first { $0.name == part.name }?.text ?? "{\(part.name)}"
    }
    return result + rest
  }
}
