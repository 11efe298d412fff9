package import Markup

/// A species in a list.
package struct Card: Equatable, Sendable {
  /// The national number.
  package let id: Int
  package let name: Wording
  package let number: String
  package let url: String
  package let plate: Plate
  package let types: [TypeLabel]
  /// The six base stats as the path of a small drawing, 36 by 24 units.
  package let profile: String
  package let isFavorite: Bool

  package init(
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

extension Card: TemplateValue {
  package static let fields: [Field<Card>] = [
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
