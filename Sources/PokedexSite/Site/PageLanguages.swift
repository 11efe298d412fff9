import Markup

/// The same page in the languages of the site, for people and for search engines. Empty on a site
/// of one language.
struct PageLanguages: Equatable, Sendable {
  /// A link to the page in one of the languages.
  struct Link: Equatable, Sendable {
    /// What the language calls itself: "Español".
    let name: String
    /// The BCP 47 tag.
    let tag: String
    let url: String
    /// `true` on the page's own language.
    let current: String?
  }

  /// An address for search engines.
  struct Alternate: Equatable, Sendable {
    /// A BCP 47 tag, or `x-default` for who speaks none of them.
    let tag: String
    let url: String
  }

  /// One link a language, the page's own among them.
  let links: [Link]
  /// The same in full, and the default; none of an error page, which shows at any address.
  let alternates: [Alternate]

  static let none = PageLanguages(links: [], alternates: [])
}

extension PageLanguages: TemplateValue {
  static let fields: [Field<PageLanguages>] = [
    .list("links") { $0.links },
    .list("alternates") { $0.alternates },
  ]
}

extension PageLanguages.Link: TemplateValue {
  static let fields: [Field<PageLanguages.Link>] = [
    .text("name") { $0.name },
    .text("tag") { $0.tag },
    .text("url") { $0.url },
    .text("current") { $0.current },
  ]
}

extension PageLanguages.Alternate: TemplateValue {
  static let fields: [Field<PageLanguages.Alternate>] = [
    .text("tag") { $0.tag },
    .text("url") { $0.url },
  ]
}

extension SiteContext {
  /// The page at `address` in all languages; the ones of an error page lead to the lists.
  func languages(of address: PageAddress?, links: Links) -> PageLanguages {
    guard languages.count > 1 else { return .none }
    let target = address ?? .list
    return PageLanguages(
      links: languages.map { other in
        PageLanguages.Link(
          name: other.name, tag: other.tag.rawValue, url: links(target, in: other),
          current: other == language ? "true" : nil)
      },
      alternates: address.map(alternates) ?? [])
  }

  private func alternates(of address: PageAddress) -> [PageLanguages.Alternate] {
    let tags = languages.map(\.tag.rawValue) + ["x-default"]
    return zip(tags, languages + languages.prefix(1)).map {
      PageLanguages.Alternate(tag: $0, url: canonical(address, in: $1))
    }
  }
}
