import Markup
import PokeAPI

/// A type as pages name it: a hatched swatch and a word, and a link where it leads somewhere.
struct TypeLabel: Equatable, Sendable {
  let name: Wording
  /// The class that gives the type's color and hatch: `t-fire`.
  let style: String
  /// The link to the type's page; `nil` where no published species has the type.
  let url: String?

  init(name: Wording, style: String, url: String?) {
    self.name = name
    self.style = style
    self.url = url
  }

  /// The class of a type, `t-fire`.
  static func style(of type: Slug) -> String { "t-" + type.rawValue }
}

extension TypeLabel: TemplateValue {
  static let fields: [Field<TypeLabel>] = [
    .record("name") { $0.name },
    .text("style") { $0.style },
    .text("url") { $0.url },
  ]
}
