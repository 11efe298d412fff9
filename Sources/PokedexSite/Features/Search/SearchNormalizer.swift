internal import Foundation

/// Brings names and queries to one form, in which what people mean to be equal is equal.
///
/// `Templates/assets/search.js` does the same in the browser; both are tested on the table
/// `Fixtures/search/normalizer.json`.
enum SearchNormalizer {
  /// The words of `text`, in lower case, one blank between them; empty where it has no word.
  ///
  /// Compatibility forms (full width, Roman numerals, ligatures) become their plain letters,
  /// accents go, hiragana becomes katakana, ♀ and ♂ become the words `f` and `m`. Apostrophes
  /// vanish and all other punctuation parts words, so that `Farfetch’d` is one word and `Ho-Oh`
  /// two. Letters, digits and vowel marks of every script stay.
  static func normalize(_ text: String) -> String {
    if let plain = normalizePlain(text) { return plain }
    var words = Words()
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars { words.append(lower) }
    }
    return words.text.precomposedStringWithCanonicalMapping
  }

  /// `normalize` without the blanks: `Mr. Mime`, `mr mime` and `mrmime` have one key.
  static func key(_ text: String) -> String {
    normalize(text).filter { $0 != " " }
  }

  /// The same for ASCII, which most names are, without asking Unicode tables; else `nil`.
  private static func normalizePlain(_ text: String) -> String? {
    var words = Words()
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      words.append(Unicode.Scalar(isUpper ? byte + 0x20 : byte))
    }
    return words.text
  }
}

/// Gathers scalars into words.
private struct Words {
  private(set) var text = ""
  private var isBetweenWords = false

  /// Takes a lower-case scalar of a compatibility decomposition.
  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{300}"..."\u{36F}", "'", "‘", "’", "ʼ", "`": break
    case "♀": appendWord("f")
    case "♂": appendWord("m")
    case "ß": appendLetters("ss")
    case "æ": appendLetters("ae")
    case "œ": appendLetters("oe")
    case "ς": appendLetters("σ")
    case "ぁ"..."ゖ", "ゝ"..."ゞ":
      // Katakana stands 96 places after hiragana, letter by letter.
      if let katakana = Unicode.Scalar(scalar.value + 0x60) { appendLetter(katakana) }
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        appendLetter(scalar)
      case .nonspacingMark, .spacingMark, .enclosingMark:
        if !scalar.properties.isVariationSelector { appendLetter(scalar) }
      case .format: break
      default: isBetweenWords = true
      }
    }
  }

  private mutating func appendWord(_ word: String) {
    isBetweenWords = true
    appendLetters(word)
    isBetweenWords = true
  }

  private mutating func appendLetters(_ letters: String) {
    for letter in letters.unicodeScalars { appendLetter(letter) }
  }

  private mutating func appendLetter(_ letter: Unicode.Scalar) {
    if isBetweenWords, !text.isEmpty { text.unicodeScalars.append(" ") }
    isBetweenWords = false
    text.unicodeScalars.append(letter)
  }
}
