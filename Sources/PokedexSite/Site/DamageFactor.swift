/// What a move does to a Pokémon by its type, as a multiple of its plain damage.
struct DamageFactor: Hashable, Comparable, Sendable {
  /// In sixteenths: 16 is the plain damage, 64 four times as much.
  private let sixteenths: Int

  /// `multiplier` is 0, 0.25, 0.5, 1, 2 or 4 by the type chart; abilities make it 1.25, 0.75 and
  /// the like of these.
  init(_ multiplier: Double) {
    sixteenths = Int(multiplier * 16)
  }

  static let plain = DamageFactor(1)

  var multiplier: Double { Double(sixteenths) / 16 }

  static func < (left: Self, right: Self) -> Bool { left.sixteenths < right.sixteenths }
}

extension Strings {
  /// A factor as charts print it: `×2`, `×¼`, `×0`, `×1.5`.
  func factor(_ factor: DamageFactor) -> String {
    switch factor.multiplier {
    case 0.125: "×⅛"
    case 0.25: "×¼"
    case 0.5: "×½"
    case let value where value == value.rounded(): "×\(Int(value))"
    case let value: "×" + "\(value)".split(separator: ".").joined(separator: self[.decimalPoint])
    }
  }
}
