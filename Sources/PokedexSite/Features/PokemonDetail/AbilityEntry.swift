import Markup

/// An ability that a Pokémon may have.
struct AbilityEntry: Equatable, Sendable {
  let name: Wording
  let isHidden: Bool
  /// What it does; `nil` where the snapshot holds facts only.
  let effect: Wording?
}

extension AbilityEntry: TemplateValue {
  static let fields: [Field<AbilityEntry>] = [
    .record("name") { $0.name },
    .flag("isHidden") { $0.isHidden },
    .record("effect") { $0.effect },
  ]
}
