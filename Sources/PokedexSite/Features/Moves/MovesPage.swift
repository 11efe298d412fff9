import Markup
import PokeAPI

/// One page of the table of all moves.
struct MovesPage: Equatable, Sendable {
  let head: PageHead
  /// "1–100 of 833".
  let range: String
  /// The way to the first move of each letter.
  let letters: [CountedLink]
  let rows: [MoveRow]
  let pager: Pager?

  init(_ sources: MoveSources, pagination: Pagination, number: Int) throws {
    let context = sources.context
    let strings = context.strings
    let address = PageAddress.moves.page(number)
    let links = context.links(from: address)
    let places = pagination.range(of: number)

    range = strings.range(places, of: pagination.count)
    letters = sources.sections.indices.filter { sources.beginsLetter(at: $0) }.map { place in
      let page = PageAddress.moves.page(pagination.page(of: place))
      let letter = sources.sections[place].letter
      return CountedLink(
        Wording(letter), url: (page == address ? "" : links(page)) + "#" + MoveRow.id(letter, place)
      )
    }
    rows = places.map { MoveRow(sources, at: $0, links: links) }
    pager = Pager(pagination, number: number, at: .moves, links: links, strings: strings)
    head = try context.head(
      title: strings.title(strings[.movesTitle], page: number, of: pagination),
      description: strings(.movesDescription, ("count", strings.number(pagination.count))),
      at: address, links: links, section: .moves,
      name: number == 1 ? Wording(strings[.movesTitle]) : nil
    ).paged(pager).twinned()
  }

  /// All pages of the table, and of each move; none where no published Pokémon learns any.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("moves", for: MovesPage.self)
    let moveTemplate = templates.compile("move", for: MovePage.self)
    let sources = MoveSources(context)
    guard !sources.sections.isEmpty else { return [] }
    let size = max(context.configuration.pageSize, 100)
    let table = try context.pagedList(
      MoveTwin.table(sources), pageSize: size, template: template
    ) {
      try MovesPage(sources, pagination: $0, number: $1)
    }
    return try table
      + sources.sections.flatMap { section in
        try context.pagedList(
          MoveTwin.move(section, sources), pageSize: size, template: moveTemplate
        ) {
          try MovePage(section, sources, pagination: $0, number: $1)
        }
      }
  }
}

extension MoveSources {
  /// Whether a move is the first of its letter.
  func beginsLetter(at place: Int) -> Bool {
    place == 0 || sections[place].letter != sections[place - 1].letter
  }
}

extension MovesPage: TemplateValue {
  static let fields: [Field<MovesPage>] = [
    .record("head") { $0.head },
    .text("range") { $0.range },
    .list("letters") { $0.letters },
    .list("rows") { $0.rows },
    .record("pager") { $0.pager },
  ]
}
