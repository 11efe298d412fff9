package import Markup
import PokeAPI

/// The index of names: all letters, and, but for the overview, the names of one of them.
package struct NamesPage: Equatable, Sendable {
  /// A letter that has names.
  package struct Letter: Equatable, Sendable {
    package let title: String
    package let url: String
    package let count: String
    /// `page` on the letter's own page.
    package let current: String?
  }

  package struct Name: Equatable, Sendable {
    package let name: Wording
    package let url: String
    package let number: String
    package let types: [TypeLabel]
  }

  package let head: PageHead
  package let title: String
  package let summary: String
  package let letters: [Letter]
  package let names: [Name]

  /// The overview, or, with a section, its page.
  init(_ context: SiteContext, _ sections: [NameSection], current: NameSection? = nil) throws {
    let strings = context.strings
    let address = current?.address ?? .names
    let links = context.links(from: address)
    func title(_ section: NameSection) -> String { section.title ?? strings[.namesOther] }

    letters = sections.map { section in
      Letter(
        title: title(section), url: links(section.address),
        count: strings.number(section.entries.count),
        current: section == current ? "page" : nil)
    }
    names = (current?.entries ?? []).compactMap { place in
      context.entry(place.number).map { entry in
        Name(
          name: entry.name, url: links(entry.address), number: entry.number,
          types: context.typeLabels(entry.pokemon.types, links: links))
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
      at: address, links: links, section: .names)
  }

  /// The overview and the pages of the letters that have names.
  package static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("names", for: NamesPage.self)
    let sections = NameSection.all(context)
    let pages: [NameSection?] = [nil] + sections
    return try pages.map { current in
      try PlannedFile(context.path(of: current?.address ?? .names), .page) { buffer in
        template.render(try NamesPage(context, sections, current: current), into: &buffer)
      }
    }
  }
}

extension NamesPage: TemplateValue {
  package static let fields: [Field<NamesPage>] = [
    .record("head") { $0.head },
    .text("title") { $0.title },
    .text("summary") { $0.summary },
    .list("letters") { $0.letters },
    .list("names") { $0.names },
  ]
}

extension NamesPage.Letter: TemplateValue {
  package static let fields: [Field<NamesPage.Letter>] = [
    .text("title") { $0.title },
    .text("url") { $0.url },
    .text("count") { $0.count },
    .text("current") { $0.current },
  ]
}

extension NamesPage.Name: TemplateValue {
  package static let fields: [Field<NamesPage.Name>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .text("number") { $0.number },
    .list("types") { $0.types },
  ]
}
