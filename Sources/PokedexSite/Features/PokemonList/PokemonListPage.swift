package import Markup
import PokeAPI

/// One page of the list of all published species.
package struct PokemonListPage: Equatable, Sendable {
  package let head: PageHead
  /// "1–20 of 1,025".
  package let range: String
  package let cards: [Card]
  package let pager: Pager?

  /// Page `number`, from 1.
  package init(_ context: SiteContext, pagination: Pagination, number: Int) throws {
    let strings = context.strings
    let address = PageAddress.list.page(number)
    let links = context.links(from: address)
    let range = pagination.range(of: number)
    let count = strings.number(pagination.count)

    pager = Pager(
      pagination, number: number, at: .list, links: links, strings: strings)
    cards = context.cards(context.entries[range], links: links)
    self.range = strings(
      .listRange, ("first", strings.number(min(range.lowerBound + 1, pagination.count))),
      ("last", strings.number(range.upperBound)), ("count", count))
    var head = try context.head(
      title: strings.title(strings[.listTitle], page: number, of: pagination),
      description: strings(.listDescription, ("count", count)),
      at: address, links: links, section: .pokemon)
    head.previous = pager?.previous
    head.next = pager?.next
    self.head = head
  }

  /// All pages of the list.
  package static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("pokemon-list", for: PokemonListPage.self)
    let pagination = Pagination(
      count: context.entries.count, size: context.configuration.pageSize)
    return try (1...pagination.pages).map { number in
      try PlannedFile(context.path(of: PageAddress.list.page(number)), .page) { buffer in
        let page = try PokemonListPage(context, pagination: pagination, number: number)
        template.render(page, into: &buffer)
      }
    }
  }
}

extension PokemonListPage: TemplateValue {
  package static let fields: [Field<PokemonListPage>] = [
    .record("head") { $0.head },
    .text("range") { $0.range },
    .list("cards") { $0.cards },
    .record("pager") { $0.pager },
  ]
}
