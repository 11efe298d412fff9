import Markup

/// What moves of one type do to a Pokémon.
struct DefenseCell: Equatable, Sendable {
  let type: TypeLabel
  /// `×2`.
  let factor: String
  let isWeak: Bool
  let isResistant: Bool

  init(type: TypeLabel, factor: DamageFactor, strings: Strings) {
    self.type = type
    self.factor = strings.factor(factor)
    isWeak = factor > .plain
    isResistant = factor < .plain
  }
}

extension DefenseCell: TemplateValue {
  static let fields: [Field<DefenseCell>] = [
    .record("type", at: \.type),
    .text("factor") { $0.factor },
    .flag("isWeak") { $0.isWeak },
    .flag("isResistant") { $0.isResistant },
  ]
}
