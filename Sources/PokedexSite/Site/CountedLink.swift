import Markup

/// A link to a part of the site, with the number of what is in it.
struct CountedLink: Equatable, Sendable {
  let name: Wording
  let url: String
  let count: String?
  /// The value of `aria-current`: `page` on the part's own page.
  let current: String?
  /// The class of a type, `t-fire`; `nil` for what is no type.
  let style: String?

  init(
    _ name: Wording, url: String, count: String? = nil, isCurrent: Bool = false,
    style: String? = nil
  ) {
    self.name = name
    self.url = url
    self.count = count
    self.style = style
    current = isCurrent ? "page" : nil
  }
}

extension CountedLink: TemplateValue {
  static let fields: [Field<CountedLink>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .text("count") { $0.count },
    .text("current") { $0.current },
    .text("style") { $0.style },
  ]
}
