import Markup
import PokeAPI

/// All published species on one page, with a box to tick each, for paper.
struct ChecklistPage: Equatable, Sendable {
  let head: PageHead
  let title: String
  let summary: String
  /// One for each generation.
  let parts: [ChecklistPart]

  init(_ context: SiteContext) throws {
    let strings = context.strings
    let links = context.links(from: .checklist)
    let count = strings.number(context.entries.count)
    title = strings[.checklistTitle]
    summary = strings(.checklistSummary, ("count", count))
    parts = GenerationSection.all(context).map { ChecklistPart($0, strings, links: links) }
    head = try context.head(
      title: title, description: strings(.checklistDescription, ("count", count)),
      at: .checklist, links: links, section: .browse
    ).twinned()
  }

  /// The page and its twin.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("checklist", for: ChecklistPage.self)
    let twin = ListTwin(
      context, .checklist, title: context.strings[.checklistTitle],
      GenerationSection.all(context).flatMap(\.entries))
    return try context.onePage(twin, template: template) { try ChecklistPage(context) }
  }
}

/// The species of one generation.
struct ChecklistPart: Equatable, Sendable {
  /// What its heading is called in the page's address.
  let id: String
  let generation: NamedLink
  /// "151".
  let count: String
  /// The national number of the first species.
  let first: Int
  let species: [ChecklistRow]

  init(_ section: GenerationSection, _ strings: Strings, links: Links) {
    id = section.generation.slug.rawValue
    generation = NamedLink(section.name, url: links(section.address))
    count = strings.number(section.entries.count)
    first = section.entries.first?.species.id ?? 1
    species = section.entries.indices.map { place in
      let entry = section.entries[place]
      let follows = place > 0 && section.entries[place - 1].species.id + 1 == entry.species.id
      return ChecklistRow(
        number: place == 0 || follows ? nil : String(entry.species.id), name: entry.name,
        url: links(entry.address))
    }
  }
}

/// A species to tick.
struct ChecklistRow: Equatable, Sendable {
  /// The national number, where it is not the next after the row before: rows count by themselves.
  let number: String?
  let name: Wording
  let url: String
}

extension ChecklistPage: TemplateValue {
  static let fields: [Field<ChecklistPage>] = [
    .record("head") { $0.head },
    .text("title") { $0.title },
    .text("summary") { $0.summary },
    .list("parts") { $0.parts },
  ]
}

extension ChecklistPart: TemplateValue {
  static let fields: [Field<ChecklistPart>] = [
    .text("id") { $0.id },
    .record("generation") { $0.generation },
    .text("count") { $0.count },
    .number("first") { $0.first },
    .list("species") { $0.species },
  ]
}

extension ChecklistRow: TemplateValue {
  static let fields: [Field<ChecklistRow>] = [
    .text("number") { $0.number },
    .record("name") { $0.name },
    .text("url") { $0.url },
  ]
}
