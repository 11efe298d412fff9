import Markup
import PokeAPI

/// One page of a generation's section.
struct GenerationPage: Equatable, Sendable {
  let head: PageHead
  let name: Wording
  let region: Wording?
  let summary: String
  let list: CardList

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
      at: address, links: context.links(from: address), section: .generations,
      name: number == 1 ? section.name : nil
    ).within(list)
  }

  /// All pages of all generations that brought a published species.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("generation", for: GenerationPage.self)
    return try GenerationSection.all(context).flatMap { section in
      let facts = [
        JSONValue.Member(name: "generation", value: .slug(section.generation.slug)),
        JSONValue.Member(name: "region", value: .optional(section.generation.region)),
      ]
      let twin = ListTwin(
        context, section.address, title: section.name.text, section.entries, facts: facts)
      return try context.pagedList(twin, template: template) {
        try GenerationPage(context, section, pagination: $0, number: $1)
      }
    }
  }
}

extension GenerationPage: TemplateValue {
  static let fields: [Field<GenerationPage>] = [
    .record("head") { $0.head },
    .record("name") { $0.name },
    .record("region") { $0.region },
    .text("summary") { $0.summary },
    .record("list") { $0.list },
  ]
}
