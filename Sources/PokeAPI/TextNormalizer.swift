/// Makes a text from outside fit for a page: one line, no control characters, no leftovers of the
/// games' line breaking.
///
/// The games broke lines and pages inside their texts, hyphenated some words for it, and PokeAPI
/// keeps all of that. A form feed among it is no character of XML: a parser refuses the page, or
/// drops the text. The rules apply in the order of the source below.
package enum TextNormalizer {
  /// The text on one line, in the way of writing of `language` (a code such as `ja-hrkt`).
  /// Empty where nothing readable is left.
  package static func normalize(_ text: String, language: String) -> String {
    if isPlain(text.utf8) { return text }
    let style = WritingStyle(language: language)
    return joinLines(dropSoftHyphens(unifyLineBreaks(text.unicodeScalars)), style)
  }

  private typealias Scalars = [Unicode.Scalar]

  /// Whether no rule can change the text: most names pass here, without a copy.
  private static func isPlain(_ bytes: String.UTF8View) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " ") where previous == byte: return false
      case 0..<0x20, 0x7F, UInt8(ascii: "\\"): return false
      // The lead bytes of U+0080..., U+2000... and U+3000..., and of U+F000...
      case 0xC2, 0xE2, 0xEF: return false
      case 0x80 where previous == 0x80: return false
      // The last bytes of the noncharacters beyond U+FFFF.
      case 0xBE...0xBF where previous == 0xBF: return false
      default: previous = byte
      }
    }
    return previous != UInt8(ascii: " ")
  }

  /// Form feeds and the other line breaks become newlines; what pages cannot hold goes.
  private static func unifyLineBreaks(_ text: String.UnicodeScalarView) -> Scalars {
    var result: Scalars = []
    var previous: Unicode.Scalar = " "
    for scalar in text {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x09: result.append(" ")
      case let value where isForbidden(value): break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Control characters and noncharacters, which XML or HTML refuse; the byte order mark; and the
  /// direction controls, which would turn around the text beside them.
  private static func isForbidden(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xFEFF, 0xFDD0...0xFDEF: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// A soft hyphen at the end of a line split a word.
  private static func dropSoftHyphens(_ text: Scalars) -> Scalars {
    var result: Scalars = []
    var isAfterSoftHyphen = false
    for scalar in text {
      if scalar != softHyphen && !(scalar == "\n" && isAfterSoftHyphen) { result.append(scalar) }
      isAfterSoftHyphen = scalar == softHyphen
    }
    return result
  }

  /// Joins the lines, drops zero-width blanks, collapses runs of blanks and trims the ends.
  private static func joinLines(_ text: Scalars, _ style: WritingStyle) -> String {
    var line = Line(style: style)
    var index = 0
    while index < text.count {
      let scalar = text[index]
      let previous = index > 0 ? text[index - 1] : nil
      if scalar == "\n" {
        let isAfterHyphen = previous == "-"
        let isAfterDash = isAfterHyphen && index > 1 && text[index - 2] == " "
        if isAfterDash || !isAfterHyphen && style.blankBetweenLines { line.append(" ") }
      } else if scalar == "\\", index + 1 < text.count, text[index + 1] == "n" {
        line.append(" ")
        index += 1
      } else if scalar != zeroWidthSpace {
        line.append(scalar)
      }
      index += 1
    }
    return line.text
  }

  /// Collects scalars, each run of blanks as one, none at the ends.
  private struct Line {
    let style: WritingStyle
    private var scalars = String.UnicodeScalarView()
    private var isBlankDue = false

    init(style: WritingStyle) { self.style = style }

    mutating func append(_ scalar: Unicode.Scalar) {
      if style.isBlank(scalar) {
        isBlankDue = true
      } else {
        if isBlankDue && !scalars.isEmpty { scalars.append(" ") }
        isBlankDue = false
        scalars.append(scalar)
      }
    }

    var text: String { String(scalars) }
  }

  /// How a language joins lines, and which blanks it keeps.
  private struct WritingStyle {
    /// Japanese and Chinese put nothing between words, so nothing between lines.
    let blankBetweenLines: Bool
    private let keepsIdeographicSpace: Bool

    init(language: String) {
      // Japanese in Latin letters is written with blanks.
      let isJapanese = language.hasPrefix("ja") && language != "ja-roma"
      blankBetweenLines = !(isJapanese || language.hasPrefix("zh"))
      keepsIdeographicSpace = !blankBetweenLines
    }

    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\u{3000}" && !keepsIdeographicSpace
    }
  }

  private static let softHyphen: Unicode.Scalar = "\u{AD}"
  private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"
}
