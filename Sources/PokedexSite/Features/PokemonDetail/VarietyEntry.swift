import Markup

/// A variety of a species beside the others: a mega evolution, a regional form, a breed.
struct VarietyEntry: Equatable, Sendable {
  let name: Wording
  let plate: Plate
  let types: [TypeLabel]
  /// "0.7 m · 6.9 kg".
  let size: String
  /// None where the data has none.
  let abilities: [AbilityEntry]
  /// "since X and Y"; `nil` for the default variety.
  let since: String?
  /// What types do to it, where that is not as with the default variety.
  let defense: [DefenseGroup]
  /// The six base stats and their total.
  let stats: [String]
}

extension VarietyEntry: TemplateValue {
  static let fields: [Field<VarietyEntry>] = [
    .record("name") { $0.name },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
    .text("size") { $0.size },
    .list("abilities") { $0.abilities },
    .text("since") { $0.since },
    .list("defense") { $0.defense },
    .list("stats") { $0.stats },
  ]
}

/// A form of one variety: a letter of Unown, a plate of Arceus.
struct FormEntry: Equatable, Sendable {
  let name: Wording
  let plate: Plate
  let types: [TypeLabel]
}

extension FormEntry: TemplateValue {
  static let fields: [Field<FormEntry>] = [
    .record("name") { $0.name },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
  ]
}
