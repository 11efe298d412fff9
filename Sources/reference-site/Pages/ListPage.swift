internal import Markup

/// One page of a list of entries.
struct ListPage: TemplateValue {
  var shell: Shell
  /// Entries on all pages.
  var total: Int
  var cards: [Entry]
  /// From 1.
  var number: Int
  var count: Int
  var previous: String?
  var next: String?

  static let fields: [Field<Self>] = [
    .record("shell", at: \.shell),
    .text("heading") { $0.shell.title },
    .number("total") { $0.total },
    .list("cards") { $0.cards },
    .number("number") { $0.number },
    .number("count") { $0.count },
    .text("previous") { $0.previous },
    .text("next") { $0.next },
  ]
}
