import Markup

/// A step of the trail that leads from the front page to a page.
struct Crumb: Equatable, Sendable {
  let title: Wording
  let address: PageAddress

  init(_ title: Wording, _ address: PageAddress) {
    self.title = title
    self.address = address
  }
}

extension PageHead {
  /// A link of the trail; the page's own has no address.
  struct TrailLink: Equatable, Sendable {
    let title: Wording
    let url: String?
  }
}

extension PageHead.TrailLink: TemplateValue {
  static let fields: [Field<PageHead.TrailLink>] = [
    .record("title") { $0.title },
    .text("url") { $0.url },
  ]
}

extension SiteContext {
  /// The trail to a page: the front page, the part of the site, the steps between, the page.
  /// Nothing on the front page.
  func trail(
    to page: Crumb, through steps: [Crumb], section: PageHead.Section?
  ) -> [Crumb] {
    guard page.address != .list else { return [] }
    let part = section.map {
      Crumb(Wording(strings[Self.key(of: $0)]), Self.address(of: $0))
    }
    let above = [Crumb(Wording(strings[.siteName]), .list)] + (part.map { [$0] } ?? []) + steps
    var taken: Set<PageAddress> = [page.address]
    return above.filter { taken.insert($0.address).inserted } + [page]
  }
}
