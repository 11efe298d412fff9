/// One text in several languages, by PokeAPI's language code (`en`, `ja-hrkt`, `zh-hans`).
///
/// Encodes as a JSON object from code to text.
public struct LocalizedText: Hashable, Sendable {
  /// The texts by language code.
  public private(set) var texts: [String: String]

  /// These texts; none by default.
  public init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// The text in exactly this language.
  public subscript(language: String) -> String? {
    get { texts[language] }
    set { texts[language] = newValue }
  }

  /// Whether there is a text in no language.
  public var isEmpty: Bool { texts.isEmpty }

  /// The codes that have a text, sorted.
  public var languages: [String] { texts.keys.sorted() }

  /// The text in `language`, else in English. The language tells which of the two it is.
  public func text(in language: String) -> (text: String, language: String)? {
    if let text = texts[language] { return (text, language) }
    return texts["en"].map { ($0, "en") }
  }
}

extension LocalizedText: ExpressibleByDictionaryLiteral {
  /// The first text of a language wins.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}

extension LocalizedText: Codable {
  /// Normalizes the texts: a file is from outside, even one of ours.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    texts = try container.decode([String: String].self)
    for (language, text) in texts {
      guard Slug(rawValue: language) != nil else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(language)\" is no code of a language")
      }
      let normalized = TextNormalizer.normalize(text, language: language)
      if normalized != text || normalized.isEmpty {
        texts[language] = normalized.isEmpty ? nil : normalized
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(texts)
  }
}
