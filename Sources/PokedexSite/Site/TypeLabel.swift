package import Markup
package import PokeAPI

/// A type as pages name it: a hatched swatch and a word, and a link where it leads somewhere.
package struct TypeLabel: Equatable, Sendable {
  package let name: Wording
  /// The class that gives the type's color and hatch: `t-fire`.
  package let style: String
  /// The link to the type's page; `nil` where no published species has the type.
  package let url: String?

  package init(name: Wording, style: String, url: String?) {
    self.name = name
    self.style = style
    self.url = url
  }

  /// The class of a type, `t-fire`.
  package static func style(of type: Slug) -> String { "t-" + type.rawValue }
}

extension TypeLabel: TemplateValue {
  package static let fields: [Field<TypeLabel>] = [
    .record("name") { $0.name },
    .text("style") { $0.style },
    .text("url") { $0.url },
  ]
}
