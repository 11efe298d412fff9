import Markup
import PokeAPI

/// A text of the data, which tells its language where that is not the page's.
struct Wording: Equatable, Sendable {
  let text: String
  /// The BCP 47 tag for a `lang` attribute; `nil` where it is the page's own.
  let language: String?

  init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }

  /// The text in `language`, else the English one, else the slug in readable form.
  init(_ names: LocalizedText, in language: String, else slug: Slug) {
    self = Wording(names, in: language) ?? Wording(slug.title)
  }

  /// The text in `language`, else the English one, else nothing.
  init?(_ names: LocalizedText, in language: String) {
    guard let found = names.text(in: language) else { return nil }
    self.init(
      found.text,
      language: found.language == language ? nil : LanguageTag(found.language).rawValue)
  }
}

extension Wording: TemplateValue {
  static let fields: [Field<Wording>] = [
    .text("text") { $0.text },
    .text("language") { $0.language },
  ]
}

extension Wording {
  /// With a capital at the start, for names that the data writes small.
  var capitalized: Wording {
    Wording(text.prefix(1).uppercased() + text.dropFirst(), language: language)
  }
}
