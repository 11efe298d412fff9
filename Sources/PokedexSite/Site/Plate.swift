import Markup

/// The number plate of a Pokémon: its number on a field for each of its types, and a picture
/// before it where there is one. A picture that fails to load leaves the number to be seen.
struct Plate: Equatable, Sendable {
  /// The classes of the plate, with the first type's color: `plate t-grass`.
  let style: String
  /// One class a type: `t-grass`, `t-poison`.
  let styles: [String]
  /// The number's leading zeros, which are printed lightly: `000`.
  let zeros: String
  /// The rest of the number: `1`.
  let digits: String
  let picture: Picture?

  init(number: Int, styles: [String], picture: Picture?) {
    style = styles.first.map { "plate " + $0 } ?? "plate"
    self.styles = styles
    digits = String(number)
    zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
    self.picture = picture
  }

  /// The same plate with another picture.
  func with(_ picture: Picture?) -> Plate {
    Plate(style: style, styles: styles, zeros: zeros, digits: digits, picture: picture)
  }

  /// The same plate, with its picture as the page of these links finds it.
  func linked(_ links: Links) -> Plate {
    picture.map { $0.isLocal ? with($0.linked(links)) : self } ?? self
  }

  private init(
    style: String, styles: [String], zeros: String, digits: String, picture: Picture?
  ) {
    self.style = style
    self.styles = styles
    self.zeros = zeros
    self.digits = digits
    self.picture = picture
  }
}

extension Plate: TemplateValue {
  static let fields: [Field<Plate>] = [
    .text("style") { $0.style },
    .list("styles") { $0.styles },
    .text("zeros") { $0.zeros },
    .text("digits") { $0.digits },
    .record("picture") { $0.picture },
  ]
}
