import Markup
import PokeAPI

/// The overview of the generations.
struct GenerationsPage: Equatable, Sendable {
  struct Item: Equatable, Sendable {
    let name: Wording
    let region: Wording?
    let url: String
    let summary: String
    /// The plates of its first three species.
    let plates: [Plate]
  }

  let head: PageHead
  let items: [Item]

  init(_ context: SiteContext) throws {
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

  static func plan(
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
  static let fields: [Field<GenerationsPage>] = [
    .record("head") { $0.head },
    .list("items") { $0.items },
  ]
}

extension GenerationsPage.Item: TemplateValue {
  static let fields: [Field<GenerationsPage.Item>] = [
    .record("name") { $0.name },
    .record("region") { $0.region },
    .text("url") { $0.url },
    .text("summary") { $0.summary },
    .list("plates") { $0.plates },
  ]
}
