import Markup

/// What moves of one type do to a Pokémon.
struct DefenseCell: Equatable, Sendable {
  let type: TypeLabel
  /// `×2`.
  let factor: String
  let isWeak: Bool
  let isResistant: Bool

  init(type: TypeLabel, factor: DamageFactor) {
    self.type = type
    self.factor = factor.text
    isWeak = factor > .plain
    isResistant = factor < .plain
  }
}

extension DefenseCell: TemplateValue {
  static let fields: [Field<DefenseCell>] = [
    .record("type") { $0.type },
    .text("factor") { $0.factor },
    .flag("isWeak") { $0.isWeak },
    .flag("isResistant") { $0.isResistant },
  ]
}
