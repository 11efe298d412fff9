package import Markup

/// An ability that a Pokémon may have.
package struct AbilityEntry: Equatable, Sendable {
  package let name: Wording
  package let isHidden: Bool
  /// What it does; `nil` where the snapshot holds facts only.
  package let effect: Wording?
}

extension AbilityEntry: TemplateValue {
  package static let fields: [Field<AbilityEntry>] = [
    .record("name") { $0.name },
    .flag("isHidden") { $0.isHidden },
    .record("effect") { $0.effect },
  ]
}
