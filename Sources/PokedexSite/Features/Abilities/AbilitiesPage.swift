import Markup
import PokeAPI

/// The index of abilities, by the first letter of their names.
struct AbilitiesPage: Equatable, Sendable {
  /// The abilities that begin with one letter.
  struct Letter: Equatable, Sendable {
    let title: String
    /// What its heading is called in the page's address.
    let id: String
    let link: String
    let abilities: [CountedLink]
  }

  let head: PageHead
  let summary: String
  let letters: [Letter]

  init(_ context: SiteContext, _ sections: [AbilitySection]) throws {
    let strings = context.strings
    let links = context.links(from: .abilities)
    var letters: [Letter] = []
    for run in sections.runs(by: { NameOrder.letter(of: $0.name.text) }) {
      let id = "letter-\(letters.count + 1)"
      letters.append(
        Letter(
          title: run.key, id: id, link: "#" + id,
          abilities: run.elements.map {
            CountedLink(
              $0.name, url: links($0.address),
              count: strings.number($0.usual.count + $0.hidden.count))
          }))
    }
    self.letters = letters
    let count = strings.number(sections.count)
    summary = strings(.abilitiesSummary, ("count", count))
    head = try context.head(
      title: strings[.abilitiesTitle],
      description: strings(.abilitiesDescription, ("count", count)),
      at: .abilities, links: links, section: .abilities
    ).twinned()
  }

  /// One page, where a published Pokémon has an ability.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("abilities", for: AbilitiesPage.self)
    let sections = AbilitySection.all(context)
    guard !sections.isEmpty else { return [] }
    let twin = ListTwin(
      context, .abilities, title: context.strings[.abilitiesTitle],
      sections: sections.map {
        ($0.ability.slug.rawValue, $0.address, $0.usual.count + $0.hidden.count)
      })
    return try context.onePage(twin, template: template) { try AbilitiesPage(context, sections) }
  }
}

extension AbilitiesPage: TemplateValue {
  static let fields: [Field<AbilitiesPage>] = [
    .record("head") { $0.head },
    .text("summary") { $0.summary },
    .list("letters") { $0.letters },
  ]
}

extension AbilitiesPage.Letter: TemplateValue {
  static let fields: [Field<AbilitiesPage.Letter>] = [
    .text("title") { $0.title },
    .text("id") { $0.id },
    .text("link") { $0.link },
    .list("abilities") { $0.abilities },
  ]
}
