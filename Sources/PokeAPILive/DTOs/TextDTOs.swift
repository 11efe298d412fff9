import PokeAPI

/// One text in one language, under whichever key the resource keeps it.
protocol LocalizedEntry: Decodable {
  var language: LanguageDTO { get }
  var text: String? { get }
}

/// The language of a text; its address is not used.
struct LanguageDTO: Decodable {
  let name: Slug
}

struct NameDTO: LocalizedEntry {
  let language: LanguageDTO
  let text: String?

  enum CodingKeys: String, CodingKey {
    case language
    case text = "name"
  }
}

struct GenusDTO: LocalizedEntry {
  let language: LanguageDTO
  let text: String?

  enum CodingKeys: String, CodingKey {
    case language
    case text = "genus"
  }
}

struct DescriptionDTO: LocalizedEntry {
  let language: LanguageDTO
  let text: String?

  enum CodingKeys: String, CodingKey {
    case language
    case text = "description"
  }
}

struct EffectDTO: LocalizedEntry {
  let language: LanguageDTO
  let text: String?

  enum CodingKeys: String, CodingKey {
    case language
    case text = "short_effect"
  }
}

/// What one game, or one group of games, says.
struct FlavorTextDTO: LocalizedEntry {
  let language: LanguageDTO
  let text: String?
  let version: LinkDTO?
  let versionGroup: LinkDTO?

  enum CodingKeys: String, CodingKey {
    case language, version
    case text = "flavor_text"
    case versionGroup = "version_group"
  }
}

extension LocalizedText {
  /// The texts, normalized. An empty text counts as none, and the first of a language wins.
  init(_ entries: [some LocalizedEntry]?) {
    var texts: [String: String] = [:]
    for entry in entries ?? [] {
      let language = entry.language.name.rawValue
      guard texts[language] == nil, let text = entry.normalizedText else { continue }
      texts[language] = text
    }
    self.init(texts)
  }
}

extension LocalizedEntry {
  /// The text fit for a page, or `nil` where nothing is left of it.
  var normalizedText: String? {
    guard let text else { return nil }
    let normalized = TextNormalizer.normalize(text, language: language.name.rawValue)
    return normalized.isEmpty ? nil : normalized
  }
}
