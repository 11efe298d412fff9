import Markup
import PokeAPI

/// The overview of the groups of one kind.
struct GroupsPage: Equatable, Sendable {
  let head: PageHead
  let title: String
  let note: String
  /// How many species are in none of the groups, in a sentence; `nil` where all are in one.
  let rest: String?
  let items: [SectionTile]

  init(_ context: SiteContext, _ kind: GroupKind, _ groups: [SpeciesGroup]) throws {
    let strings = context.strings
    let links = context.links(from: kind.hub)
    title = strings[kind.title]
    note = kind.note.map { strings[$0] } ?? ""
    let outside = context.entries.count {
      kind.groups(of: $0.species, in: context.index).isEmpty
    }
    rest =
      outside == 0
      ? nil
      : strings(
        .groupsRest, ("count", strings.number(outside)),
        ("all", strings.number(context.entries.count)))
    items = groups.map { group in
      SectionTile(
        context, name: group.name, url: links(group.address),
        summary: strings(.groupSummary, ("count", strings.number(group.entries.count))),
        entries: group.entries, links: links)
    }
    head = try context.head(
      title: title, description: strings(.groupsDescription, ("kind", title), ("note", note)),
      at: kind.hub, links: links, section: .browse
    ).twinned()
  }

  /// One page for each kind that has a page of its own and a group with a published species.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("groups", for: GroupsPage.self)
    return try GroupKind.allCases.filter { $0 != .rank }.flatMap { kind in
      let groups = SpeciesGroup.all(kind, context)
      guard !groups.isEmpty else { return [PlannedFile]() }
      let twin = ListTwin(
        context, kind.hub, title: context.strings[kind.title],
        sections: groups.map { ($0.slug.rawValue, $0.address, $0.entries.count) })
      return try context.onePage(twin, template: template) {
        try GroupsPage(context, kind, groups)
      }
    }
  }
}

extension GroupsPage: TemplateValue {
  static let fields: [Field<GroupsPage>] = [
    .record("head") { $0.head },
    .text("title") { $0.title },
    .text("note") { $0.note },
    .text("rest") { $0.rest },
    .list("items") { $0.items },
  ]
}
