internal import Markup

struct HomePage: TemplateValue {
  var shell: Shell
  var count: Int
  var cards: [Card]

  static let fields: [Field<Self>] = [
    .record("shell") { $0.shell },
    .number("count") { $0.count },
    .list("cards") { $0.cards },
  ]
}
