package import Markup
import PokeAPI

/// The overview of the generations.
package struct GenerationsPage: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    package let name: Wording
    package let region: Wording?
    package let url: String
    package let summary: String
    /// The plates of its first three species.
    package let plates: [Plate]
  }

  package let head: PageHead
  package let items: [Item]

  package init(_ context: SiteContext) throws {
    let links = context.links(from: .generations)
    items = GenerationSection.all(context).map { section in
      Item(
        name: section.name, region: section.region, url: links(section.address),
        summary: section.summary(context.strings),
        plates: section.entries.prefix(3).map { context.smallPlate($0.pokemon, $0) })
    }
    head = try context.head(
      title: context.strings[.generationsTitle],
      description: context.strings(
        .generationsDescription, ("count", context.strings.number(context.entries.count))),
      at: .generations, links: links, section: .generations)
  }

  package static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("generations", for: GenerationsPage.self)
    return [
      try PlannedFile(context.path(of: .generations), .page) { buffer in
        template.render(try GenerationsPage(context), into: &buffer)
      }
    ]
  }
}

extension GenerationsPage: TemplateValue {
  package static let fields: [Field<GenerationsPage>] = [
    .record("head") { $0.head },
    .list("items") { $0.items },
  ]
}

extension GenerationsPage.Item: TemplateValue {
  package static let fields: [Field<GenerationsPage.Item>] = [
    .record("name") { $0.name },
    .record("region") { $0.region },
    .text("url") { $0.url },
    .text("summary") { $0.summary },
    .list("plates") { $0.plates },
  ]
}
