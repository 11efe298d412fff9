import Markup
import PokeAPI

/// What tables say of a move in some games. One object for all tables of a language: rows share it.
final class MoveCells: Equatable, Sendable {
  let slug: Slug
  let name: Wording
  /// The link to the move's page; `nil` where it has none.
  let url: String?
  let type: Wording
  /// The class of its type, `t-fire`.
  let style: String
  let damageClass: Wording
  /// A dash for none; where the games differ, all values in their order: "20/40".
  let power: String
  let accuracy: String
  let powerPoints: String
  /// Its place among all moves by name.
  let place: Int

  /// `states` is what it was in the games, and not empty.
  init(_ states: [Move], place: Int, url: String?, _ context: SiteContext) {
    let move = states[states.count - 1]
    slug = move.slug
    name = context.vocabulary.name(.move, move.slug)
    self.url = url
    type = context.vocabulary.name(.type, move.type)
    style = TypeLabel.style(of: move.type)
    damageClass = context.vocabulary.name(.moveDamageClass, move.damageClass).capitalized
    power = Self.text(states.map(\.power))
    accuracy = Self.text(states.map(\.accuracy))
    powerPoints = Self.text(states.map(\.powerPoints))
    self.place = place
  }

  private static func text(_ values: [Int?]) -> String {
    values.map { $0.map(String.init) ?? "–" }.runs(by: \.self).map(\.key).joined(separator: "/")
  }

  static func == (left: MoveCells, right: MoveCells) -> Bool {
    left === right || left.all == right.all
  }

  private var all: [String?] {
    [
      slug.rawValue, name.text, name.language, url, type.text, style, damageClass.text, power,
      accuracy, powerPoints, String(place),
    ]
  }
}

extension MoveCells: TemplateValue {
  static let fields: [Field<MoveCells>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .record("type") { $0.type },
    .text("style") { $0.style },
    .record("damageClass") { $0.damageClass },
    .text("power") { $0.power },
    .text("accuracy") { $0.accuracy },
    .text("powerPoints") { $0.powerPoints },
  ]
}
