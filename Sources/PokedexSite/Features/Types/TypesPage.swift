package import Markup
import PokeAPI

/// The overview of the types: each with the number of its Pokémon, and the chart of all.
package struct TypesPage: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    package let type: TypeLabel
    package let count: String
  }

  package let head: PageHead
  package let items: [Item]
  package let chart: TypeTable

  package init(_ context: SiteContext) throws {
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
      at: .types, links: links, section: .types)
  }

  package static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("types", for: TypesPage.self)
    return [
      try PlannedFile(context.path(of: .types), .page) { buffer in
        template.render(try TypesPage(context), into: &buffer)
      }
    ]
  }
}

extension TypesPage: TemplateValue {
  package static let fields: [Field<TypesPage>] = [
    .record("head") { $0.head },
    .list("items") { $0.items },
    .record("chart") { $0.chart },
  ]
}

extension TypesPage.Item: TemplateValue {
  package static let fields: [Field<TypesPage.Item>] = [
    .record("type") { $0.type },
    .text("count") { $0.count },
  ]
}
