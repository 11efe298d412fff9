internal import Markup

struct DetailPage: TemplateValue {
  var shell: Shell
  var entry: Entry
  var statNames: [String]
  var previous: PageLink?
  var next: PageLink?

  static let fields: [Field<Self>] = [
    .record("shell", at: \.shell),
    .text("name") { $0.entry.name },
    .text("number") { $0.entry.number },
    .text("sprite") { $0.entry.sprite },
    .text("genus") { $0.entry.genus },
    .list("types") { $0.entry.types },
    .text("flavor") { $0.entry.flavor },
    .text("height") { $0.entry.height },
    .text("weight") { $0.entry.weight },
    .record("generation") { $0.entry.generation },
    .text("color") { $0.entry.color },
    .text("eggGroups") { $0.entry.eggGroups },
    .list("abilities") { $0.entry.abilities },
    .list("stats") { page in
      zip(page.statNames, page.entry.stats).map { StatRow(name: $0, value: $1) }
    },
    .number("total") { $0.entry.stats.reduce(0, +) },
    .list("evolutions") { $0.entry.evolutions },
    .list("moves") { $0.entry.moves },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
  ]
}

struct StatRow: TemplateValue {
  var name: String
  var value: Int

  static let fields: [Field<Self>] = [.text("name") { $0.name }, .number("value") { $0.value }]
}

extension Ability: TemplateValue {
  static let fields: [Field<Self>] = [
    .text("name") { $0.name }, .flag("isHidden") { $0.isHidden },
  ]
}

extension Evolution: TemplateValue {
  static let fields: [Field<Self>] = [
    .text("fromURL") { $0.fromURL },
    .text("fromName") { $0.fromName },
    .text("toURL") { $0.toURL },
    .text("toName") { $0.toName },
    .text("condition") { $0.condition },
  ]
}

extension LearnedMove: TemplateValue {
  static let fields: [Field<Self>] = [
    .number("level") { $0.level },
    .text("name") { $0.move.name },
    .text("typeName") { $0.move.type.name },
    .text("typeURL") { $0.move.type.url },
    .text("typeClass") { $0.move.type.chipClass },
    .text("category") { $0.move.category },
    .number("power") { $0.move.power },
    .number("accuracy") { $0.move.accuracy },
    .number("powerPoints") { $0.move.powerPoints },
  ]
}
