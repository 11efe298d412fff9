import Markup
import PokeAPI

/// The index of names: all letters, and, but for the overview, the names of one of them.
struct NamesPage: Equatable, Sendable {
  let head: PageHead
  let title: String
  let summary: String
  let letters: [CountedLink]
  let names: [VarietyRow]

  /// The overview, or, with a section, its page.
  init(_ context: SiteContext, _ sections: [NameSection], current: NameSection? = nil) throws {
    let strings = context.strings
    let address = current?.address ?? .names
    let links = context.links(from: address)
    func title(_ section: NameSection) -> String { section.title ?? strings[.namesOther] }

    letters = sections.map { section in
      CountedLink(
        Wording(title(section)), url: links(section.address),
        count: strings.number(section.entries.count), isCurrent: section == current)
    }
    names = (current?.entries ?? []).compactMap { place in
      context.entry(place.number).map { entry in
        VarietyRow(context, Variety(pokemon: entry.pokemon, entry: entry), links: links)
      }
    }
    let count = strings.number(current?.entries.count ?? context.entries.count)
    self.title =
      current.map { strings(.namesLetterTitle, ("letter", title($0))) } ?? strings[.namesTitle]
    summary = strings(.namesSummary, ("count", count))
    head = try context.head(
      title: self.title,
      description: current.map {
        strings(.namesLetterDescription, ("letter", title($0)), ("count", count))
      } ?? strings(.namesDescription, ("count", count)),
      at: address, links: links, section: .browse,
      steps: [Crumb(Wording(strings[.namesTitle]), .names)],
      name: current.map { Wording(title($0)) }
    ).twinned()
  }

  /// The overview and the pages of the letters that have names.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("names", for: NamesPage.self)
    let sections = NameSection.all(context)
    let overview = ListTwin(
      context, .names, title: context.strings[.namesTitle],
      sections: sections.map { ($0.letter, $0.address, $0.entries.count) })
    let letters = try sections.flatMap { section in
      let twin = ListTwin(
        context, section.address, title: section.letter,
        section.entries.compactMap { context.entry($0.number) })
      return try context.onePage(twin, template: template) {
        try NamesPage(context, sections, current: section)
      }
    }
    return try context.onePage(overview, template: template) {
      try NamesPage(context, sections)
    } + letters
  }
}

extension NamesPage: TemplateValue {
  static let fields: [Field<NamesPage>] = [
    .record("head") { $0.head },
    .text("title") { $0.title },
    .text("summary") { $0.summary },
    .list("letters") { $0.letters },
    .list("names") { $0.names },
  ]
}
