import Markup

/// The picture that stands for a page where somebody shares its address.
struct SocialImage: Equatable, Sendable {
  /// In full, with the base URL.
  let url: String
  let alt: String
  /// In pixels.
  let width: Int
  let height: Int

  /// How a shared page shows: a wide card above the text, or a square picture beside it.
  var card: String { width > height ? "summary_large_image" : "summary" }
}

extension SocialImage: TemplateValue {
  static let fields: [Field<SocialImage>] = [
    .text("url") { $0.url },
    .text("alt") { $0.alt },
    .number("width") { $0.width },
    .number("height") { $0.height },
    .text("card") { $0.card },
  ]
}

extension SiteContext {
  /// The site's own card, which stands for every page without a picture of its own.
  func socialCard() throws -> SocialImage {
    SocialImage(
      url: canonical(path: try assets.path("card.png")), alt: strings[.cardAlt], width: 1200,
      height: 630)
  }
}

extension PageHead {
  /// The same head, with the entry's picture to stand for the page where it has one.
  func showing(_ entry: Entry, _ context: SiteContext) -> PageHead {
    guard let picture = entry.plate.picture else { return self }
    var head = self
    head.image = SocialImage(
      url: picture.isLocal ? context.canonical(path: picture.url) : picture.url,
      alt: entry.name.text, width: picture.size, height: picture.size)
    return head
  }
}
