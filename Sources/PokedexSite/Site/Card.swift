import Markup

/// A species in a list.
struct Card: Equatable, Sendable {
  /// The national number.
  let id: Int
  let name: Wording
  let number: String
  let url: String
  let plate: Plate
  let types: [TypeLabel]
  /// The six base stats as the path of a small drawing, 36 by 24 units.
  let profile: String
  let isFavorite: Bool

  init(
    id: Int, name: Wording, number: String, url: String, plate: Plate, types: [TypeLabel],
    profile: String, isFavorite: Bool
  ) {
    self.id = id
    self.name = name
    self.number = number
    self.url = url
    self.plate = plate
    self.types = types
    self.profile = profile
    self.isFavorite = isFavorite
  }
}

extension Card {
  /// The same card with another number beside the name.
  func numbered(_ number: String) -> Card {
    Card(
      id: id, name: name, number: number, url: url, plate: plate, types: types, profile: profile,
      isFavorite: isFavorite)
  }
}

extension Card: TemplateValue {
  static let fields: [Field<Card>] = [
    .number("id") { $0.id },
    .record("name") { $0.name },
    .text("number") { $0.number },
    .text("url") { $0.url },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
    .text("profile") { $0.profile },
    .flag("isFavorite") { $0.isFavorite },
    .text("pressed") { $0.isFavorite ? "true" : "false" },
  ]
}
