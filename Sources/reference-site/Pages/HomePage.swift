internal import Markup

struct HomePage: TemplateValue {
  var shell: Shell
  var count: Int
  var cards: [Entry]

  static let fields: [Field<Self>] = [
    .record("shell", at: \.shell),
    .number("count") { $0.count },
    .list("cards") { $0.cards },
  ]
}
