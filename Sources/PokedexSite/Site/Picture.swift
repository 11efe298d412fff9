import Markup
import PokeAPI

/// A picture with the room it takes, so that nothing moves when it comes.
struct Picture: Equatable, Sendable {
  /// Where it lies: elsewhere in full, in the site itself by its path from the root; a page links to
  /// it with `linked`.
  let url: String
  /// Both sides, in CSS pixels.
  let size: Int
  /// Whether it is a file of the site. Never told by the look of its address, which is data.
  let isLocal: Bool
  /// Whether the browser may wait until it comes into view.
  let isLazy: Bool

  /// A picture that lies elsewhere.
  init(url: String, size: Int) {
    self.init(url: url, size: size, isLocal: false, isLazy: true)
  }

  private init(url: String, size: Int, isLocal: Bool, isLazy: Bool) {
    self.url = url
    self.size = size
    self.isLocal = isLocal
    self.isLazy = isLazy
  }

  /// The same picture, as the page of these links finds it.
  func linked(_ links: Links) -> Picture {
    guard isLocal else { return self }
    return Picture(url: links.file(url), size: size, isLocal: true, isLazy: isLazy)
  }

  /// The same picture as a site shows it; `nil` where it has none, or not this one.
  func shown(_ choice: SiteConfiguration.Images, _ images: LocalImages?) -> Picture? {
    switch choice {
    case .remote: self
    case .none: nil
    case .download:
      images?.path(url).map { Picture(url: $0, size: size, isLocal: true, isLazy: isLazy) }
    }
  }

  /// The same picture, to be loaded with the page.
  var eager: Picture { Picture(url: url, size: size, isLocal: isLocal, isLazy: false) }
}

extension Picture {
  /// The largest picture there is: artwork, else a render, else the sprite.
  static func large(_ pictures: Pictures) -> Picture? {
    pictures.artwork.map { Picture(url: $0, size: 475) }
      ?? pictures.home.map { Picture(url: $0, size: 512) }
      ?? small(pictures)
  }

  /// The sprite, else a larger one.
  static func small(_ pictures: Pictures) -> Picture? {
    if let sprite = pictures.sprite { return Picture(url: sprite, size: 96) }
    return (pictures.artwork ?? pictures.home).map { Picture(url: $0, size: 96) }
  }
}

extension Picture: TemplateValue {
  static let fields: [Field<Picture>] = [
    .text("url") { $0.url },
    .number("size") { $0.size },
    .text("loading") { $0.isLazy ? "lazy" : nil },
  ]
}
