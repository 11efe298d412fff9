import Markup

/// A name, and the link to the page of what it names.
struct NamedLink: Equatable, Sendable {
  let name: Wording
  /// `nil` where it has no page.
  let url: String?

  init(_ name: Wording, url: String? = nil) {
    self.name = name
    self.url = url
  }
}

extension NamedLink: TemplateValue {
  static let fields: [Field<NamedLink>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
  ]
}
