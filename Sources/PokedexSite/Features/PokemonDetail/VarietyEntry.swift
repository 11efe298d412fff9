package import Markup

/// A variety of a species beside the others: a mega evolution, a regional form, a breed.
package struct VarietyEntry: Equatable, Sendable {
  package let name: Wording
  package let plate: Plate
  package let types: [TypeLabel]
  /// "0.7 m · 6.9 kg".
  package let size: String
  /// "Overgrow, Chlorophyll (hidden)"; `nil` where the data has none.
  package let abilities: String?
  /// "since X and Y"; `nil` for the default variety.
  package let since: String?
  /// The six base stats and their total.
  package let stats: [String]
}

extension VarietyEntry: TemplateValue {
  package static let fields: [Field<VarietyEntry>] = [
    .record("name") { $0.name },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
    .text("size") { $0.size },
    .text("abilities") { $0.abilities },
    .text("since") { $0.since },
    .list("stats") { $0.stats },
  ]
}

/// A form of one variety: a letter of Unown, a plate of Arceus.
package struct FormEntry: Equatable, Sendable {
  package let name: Wording
  package let plate: Plate
  package let types: [TypeLabel]
}

extension FormEntry: TemplateValue {
  package static let fields: [Field<FormEntry>] = [
    .record("name") { $0.name },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
  ]
}
