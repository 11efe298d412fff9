import Markup

/// Where a Pokémon is met in the games of one generation.
struct EncounterGroup: Equatable, Sendable {
  /// "Generation I".
  let title: Wording
  /// The variety that is met, where it is not the default one.
  let owner: Wording?
  /// What the box that the table scrolls in is called.
  let label: String
  let rows: [EncounterRow]
}

/// Places that are alike in all but their name.
struct EncounterRow: Equatable, Sendable {
  /// The areas; in English always, since the data names them in no other language.
  let places: Wording
  let method: Wording
  /// "5–15".
  let levels: String
  /// "25%".
  let chance: String
  /// "Red and Blue".
  let games: String
}

extension EncounterGroup: TemplateValue {
  static let fields: [Field<EncounterGroup>] = [
    .record("title") { $0.title },
    .record("owner") { $0.owner },
    .text("label") { $0.label },
    .list("rows") { $0.rows },
  ]
}

extension EncounterRow: TemplateValue {
  static let fields: [Field<EncounterRow>] = [
    .record("places", at: \.places),
    .record("method", at: \.method),
    .text("levels") { $0.levels },
    .text("chance") { $0.chance },
    .text("games") { $0.games },
  ]
}
