/// A text of another script in fewer bytes: its letters are numbered, the frequent ones so that
/// they take one byte each, the others two.
///
/// Encodes as an array: the text, then the letters as steps from each code point to the next, first
/// the frequent ones. A text that would not gain stands alone and as it is.
/// `Templates/assets/search.js` reads it.
struct PackedText: Encodable, Equatable, Sendable {
  let parts: [String]

  /// Packs all but blanks, bars and line ends.
  init(_ text: String) {
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in text.unicodeScalars where !Self.isKept(scalar) {
      counts[scalar, default: 0] += 1
    }
    let letters = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let frequent = letters.prefix(Self.frequent).sorted()
    let others = letters.dropFirst(Self.frequent).sorted()
    let codes = Dictionary(
      uniqueKeysWithValues: (frequent + others).enumerated().map { ($1, Self.code($0)) })
    var packed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { packed.append(codes[scalar] ?? scalar) }
    let parts = [String(packed), Self.steps(frequent), Self.steps(others)]
    let size = parts.reduce(0) { $0 + $1.utf8.count }
    self.parts = size < text.utf8.count ? parts : [text]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parts)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "|" || scalar == "\n"
  }

  /// How many letters take one byte.
  private static let frequent = 90

  /// What stands for the letter at a place: from `#` on, without the backslash and the bar.
  private static func code(_ place: Int) -> Unicode.Scalar {
    var value = 0x23 + place
    if value >= 0x5C { value += 1 }
    if value >= 0x7C { value += 1 }
    return Unicode.Scalar(UInt32(value)) ?? "?"
  }

  /// The steps from each of some ascending letters to the next, from `!` on for a step of one.
  static func steps(_ letters: [Unicode.Scalar]) -> String {
    var steps = String.UnicodeScalarView()
    var last: UInt32 = 0
    for letter in letters {
      steps.append(Unicode.Scalar(letter.value - last + 0x20) ?? "!")
      last = letter.value
    }
    return String(steps)
  }
}
