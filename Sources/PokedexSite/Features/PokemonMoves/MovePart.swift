import Markup
import PokeAPI

/// What some games teach one Pokémon, or several that learn the same.
struct MovePart: Equatable, Sendable {
  /// The Pokémon, or the games: whatever tells the part from its siblings.
  let title: Wording
  /// The games that it is about, where the title does not name them.
  let games: String?
  let tables: [MoveTable]
}

extension MovePart: TemplateValue {
  static let fields: [Field<MovePart>] = [
    .record("title") { $0.title },
    .text("games") { $0.games },
    .list("tables") { $0.tables },
  ]
}
