import Markup
import PokeAPI

/// The overview of the generations.
struct GenerationsPage: Equatable, Sendable {
  let head: PageHead
  let items: [SectionTile]

  init(_ context: SiteContext) throws {
    let links = context.links(from: .generations)
    items = GenerationSection.all(context).map { section in
      SectionTile(
        context, name: section.name, region: section.region, url: links(section.address),
        summary: section.summary(context.strings), entries: section.entries, links: links)
    }
    head = try context.head(
      title: context.strings[.generationsTitle],
      description: context.strings(
        .generationsDescription, ("count", context.strings.number(context.entries.count))),
      at: .generations, links: links, section: .generations
    ).twinned()
  }

  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("generations", for: GenerationsPage.self)
    let twin = ListTwin(
      context, .generations, title: context.strings[.generationsTitle],
      sections: GenerationSection.all(context).map {
        ($0.generation.slug.rawValue, $0.address, $0.entries.count)
      })
    return try context.onePage(twin, template: template) { try GenerationsPage(context) }
  }
}

extension GenerationsPage: TemplateValue {
  static let fields: [Field<GenerationsPage>] = [
    .record("head") { $0.head },
    .list("items") { $0.items },
  ]
}
