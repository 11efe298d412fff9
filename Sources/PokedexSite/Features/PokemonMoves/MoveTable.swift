import Markup
import PokeAPI

/// The moves that some games teach a Pokémon in one way.
struct MoveTable: Equatable, Sendable {
  let method: LearnMethod
  /// "By level".
  let title: Wording
  /// "12".
  let count: String
  /// "Alolan Raticate: by level", for the box that the table scrolls in.
  let label: String
  /// The games that teach so, where others beside them do not.
  let games: String?
  /// The heads of the columns before the moves: levels, or games that differ; often none.
  let columns: [String]
  let rows: [LearnedRow]
  /// Whether it is shown unfolded.
  var isOpen: Bool { method == .levelUp }
}

/// A move of a table.
struct LearnedRow: Equatable, Sendable {
  /// One for each column: a level, or a mark for a game that teaches it and a dash for others.
  let marks: [String]
  let move: MoveCells
}

extension MoveTable: TemplateValue {
  static let fields: [Field<MoveTable>] = [
    .record("title") { $0.title },
    .text("count") { $0.count },
    .text("label") { $0.label },
    .text("games") { $0.games },
    .list("columns") { $0.columns },
    .list("rows") { $0.rows },
    .flag("isOpen") { $0.isOpen },
  ]
}

extension LearnedRow: TemplateValue {
  static let fields: [Field<LearnedRow>] = [
    .list("marks") { $0.marks },
    .record("move", at: \.move),
  ]
}
