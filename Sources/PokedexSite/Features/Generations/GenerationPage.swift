package import Markup
import PokeAPI

/// One page of a generation's section.
package struct GenerationPage: Equatable, Sendable {
  package let head: PageHead
  package let name: Wording
  package let region: Wording?
  package let summary: String
  package let list: CardList

  init(
    _ context: SiteContext, _ section: GenerationSection, pagination: Pagination, number: Int
  ) throws {
    let strings = context.strings
    let address = section.address.page(number)

    name = section.name
    region = section.region
    summary = section.summary(strings)
    list = CardList(
      context, section.entries, pagination: pagination, number: number, at: section.address)
    head = try context.head(
      title: strings.title(section.name.text, page: number, of: pagination),
      description: strings(
        .generationDescription, ("generation", section.name.text), ("summary", summary)),
      at: address, links: context.links(from: address), section: .generations
    ).within(list)
  }

  /// All pages of all generations that brought a published species.
  package static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("generation", for: GenerationPage.self)
    return try GenerationSection.all(context).flatMap { section in
      let pagination = Pagination(
        count: section.entries.count, size: context.configuration.pageSize)
      return try (1...pagination.pages).map { number in
        try PlannedFile(context.path(of: section.address.page(number)), .page) { buffer in
          let page = try GenerationPage(context, section, pagination: pagination, number: number)
          template.render(page, into: &buffer)
        }
      }
    }
  }
}

extension GenerationPage: TemplateValue {
  package static let fields: [Field<GenerationPage>] = [
    .record("head") { $0.head },
    .record("name") { $0.name },
    .record("region") { $0.region },
    .text("summary") { $0.summary },
    .record("list") { $0.list },
  ]
}
