import Markup
import PokeAPI

/// One page of a group of species.
struct GroupPage: Equatable, Sendable {
  let head: PageHead
  let name: Wording
  /// "Egg groups", and the link to the page of all of them.
  let kind: String
  let hub: String
  /// "74 Pokémon".
  let summary: String
  /// What the numbers beside the names are, where they are not the national ones.
  let note: String?
  let list: CardList
  /// All groups of the kind.
  let siblings: [CountedLink]

  init(
    _ context: SiteContext, _ group: SpeciesGroup, among all: [SpeciesGroup],
    pagination: Pagination, number: Int
  ) throws {
    let strings = context.strings
    let address = group.address.page(number)
    let links = context.links(from: address)

    name = group.name
    kind = strings[group.kind.title]
    hub = links(group.kind.hub)
    summary = strings(.groupSummary, ("count", strings.number(group.entries.count)))
    note = group.kind == .pokedex ? strings[.groupNumbers] : nil
    list = CardList(
      context, group.entries, numbers: group.numbers, pagination: pagination, number: number,
      at: group.address)
    siblings = all.map { other in
      CountedLink(
        other.name, url: links(other.address), count: strings.number(other.entries.count),
        isCurrent: other.slug == group.slug && number == 1)
    }
    let title = group.title(strings)
    head = try context.head(
      title: strings.title(title, page: number, of: pagination),
      description: strings(.groupDescription, ("group", title), ("summary", summary)),
      at: address, links: links, section: .browse,
      steps: [Crumb(Wording(kind), group.kind.hub)], name: number == 1 ? name : nil
    ).within(list)
  }

  /// All pages of all groups of all kinds that hold a published species.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("group", for: GroupPage.self)
    return try GroupKind.allCases.flatMap { kind in
      let groups = SpeciesGroup.all(kind, context)
      return try groups.flatMap { group in
        try context.pagedList(group.twin(context), template: template) {
          try GroupPage(context, group, among: groups, pagination: $0, number: $1)
        }
      }
    }
  }
}

extension SpeciesGroup {
  /// The title of its pages: "Egg group Monster".
  func title(_ strings: Strings) -> String { strings(kind.groupTitle, ("group", name.text)) }

  /// The items of a Pokédex tell its own numbers, too.
  fileprivate func twin(_ context: SiteContext) -> ListTwin {
    let facts = [
      JSONValue.Member(
        name: "kind", value: .string(kind.resource?.rawValue ?? "rank")),
      JSONValue.Member(name: "group", value: .slug(slug)),
    ]
    return ListTwin(
      address, title: title(context.strings), count: entries.count, facts: facts
    ) { place in
      guard case .object(var members) = context.twinItem(entries[place]) else { return .null }
      if kind == .pokedex {
        members.append(JSONValue.Member(name: "number", value: .integer(numbers[place])))
      }
      return .object(members)
    }
  }
}

extension GroupPage: TemplateValue {
  static let fields: [Field<GroupPage>] = [
    .record("head") { $0.head },
    .record("name") { $0.name },
    .text("kind") { $0.kind },
    .text("hub") { $0.hub },
    .text("summary") { $0.summary },
    .text("note") { $0.note },
    .record("list") { $0.list },
    .list("siblings") { $0.siblings },
  ]
}
