import Markup

/// A base stat: its value, a bar from 0 to 255 with a tick at the median, and its rank.
struct StatRow: Equatable, Sendable {
  let name: String
  let value: Int
  /// The bar's length, at most 255.
  let length: Int
  /// The tick, as a path in a drawing 255 by 12 units.
  let tick: String
  let rank: String

  init(name: String, value: Int, median: Int, rank: String) {
    self.name = name
    self.value = value
    length = min(max(value, 0), 255)
    tick = "M\(median) 0v12"
    self.rank = rank
  }
}

extension StatRow: TemplateValue {
  static let fields: [Field<StatRow>] = [
    .text("name") { $0.name },
    .number("value") { $0.value },
    .number("length") { $0.length },
    .text("tick") { $0.tick },
    .text("rank") { $0.rank },
  ]
}
