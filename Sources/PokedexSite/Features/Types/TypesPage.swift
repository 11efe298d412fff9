import Markup
import PokeAPI

/// The overview of the types: each with the number of its Pokémon, and the chart of all.
struct TypesPage: Equatable, Sendable {
  struct Item: Equatable, Sendable {
    let type: TypeLabel
    let count: String
  }

  let head: PageHead
  let items: [Item]
  let chart: TypeTable

  init(_ context: SiteContext) throws {
    let links = context.links(from: .types)
    let sections = TypeSection.all(context)
    items = sections.map { section in
      Item(
        type: context.typeLabel(section.type.slug, links: links),
        count: context.strings.number(section.entries.count))
    }
    chart = TypeTable(context, links: links)
    head = try context.head(
      title: context.strings[.typesTitle],
      description: context.strings(
        .typesDescription, ("count", context.strings.number(sections.count))),
      at: .types, links: links, section: .types
    ).twinned()
  }

  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("types", for: TypesPage.self)
    let twin = ListTwin(
      context, .types, title: context.strings[.typesTitle],
      sections: TypeSection.all(context).map {
        ($0.type.slug.rawValue, .type($0.type.slug), $0.entries.count)
      })
    return try context.onePage(twin, template: template) { try TypesPage(context) }
  }
}

extension TypesPage: TemplateValue {
  static let fields: [Field<TypesPage>] = [
    .record("head") { $0.head },
    .list("items") { $0.items },
    .record("chart") { $0.chart },
  ]
}

extension TypesPage.Item: TemplateValue {
  static let fields: [Field<TypesPage.Item>] = [
    .record("type") { $0.type },
    .text("count") { $0.count },
  ]
}
