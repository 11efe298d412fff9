/// What a move does to a Pokémon by its type, as a multiple of its plain damage.
struct DamageFactor: Hashable, Comparable, Sendable {
  /// In quarters: 4 is the plain damage, 16 four times as much.
  let quarters: Int

  /// `multiplier` is one of the type chart's: 0, 0.25, 0.5, 1, 2 or 4.
  init(_ multiplier: Double) {
    quarters = Int(multiplier * 4)
  }

  static let plain = DamageFactor(1)

  /// As charts print it: `×2`, `×¼`, `×0`.
  var text: String {
    switch quarters {
    case 1: "×¼"
    case 2: "×½"
    default: "×\(quarters / 4)"
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.quarters < right.quarters }
}
