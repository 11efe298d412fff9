import Markup

/// A base stat: its value, a bar from 0 to 255 with a tick at the median, its rank, and what it
/// comes to at levels 50 and 100.
struct StatRow: Equatable, Sendable {
  let name: String
  let value: Int
  /// The bar's length, at most 255.
  let length: Int
  /// The tick, as a path in a drawing 255 by 12 units.
  let tick: String
  let rank: String
  /// "105–152".
  let level50: String
  let level100: String

  init(name: String, value: Int, median: Int, rank: String, isHP: Bool) {
    self.name = name
    self.value = value
    length = min(max(value, 0), 255)
    tick = "M\(median) 0v12"
    self.rank = rank
    level50 = Self.text(StatRange(base: value, level: 50, isHP: isHP))
    level100 = Self.text(StatRange(base: value, level: 100, isHP: isHP))
  }

  private static func text(_ range: StatRange) -> String {
    range.least == range.most ? "\(range.least)" : "\(range.least)–\(range.most)"
  }
}

extension StatRow: TemplateValue {
  static let fields: [Field<StatRow>] = [
    .text("name") { $0.name },
    .number("value") { $0.value },
    .number("length") { $0.length },
    .text("tick") { $0.tick },
    .text("rank") { $0.rank },
    .text("level50") { $0.level50 },
    .text("level100") { $0.level100 },
  ]
}
