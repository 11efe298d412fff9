package import Markup

/// What moves of one type do to a Pokémon.
package struct DefenseCell: Equatable, Sendable {
  package let type: TypeLabel
  /// `×2`.
  package let factor: String
  package let isWeak: Bool
  package let isResistant: Bool

  package init(type: TypeLabel, factor: DamageFactor) {
    self.type = type
    self.factor = factor.text
    isWeak = factor > .plain
    isResistant = factor < .plain
  }
}

extension DefenseCell: TemplateValue {
  package static let fields: [Field<DefenseCell>] = [
    .record("type") { $0.type },
    .text("factor") { $0.factor },
    .flag("isWeak") { $0.isWeak },
    .flag("isResistant") { $0.isResistant },
  ]
}
