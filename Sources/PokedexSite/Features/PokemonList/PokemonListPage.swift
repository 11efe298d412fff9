package import Markup
import PokeAPI

/// One page of the list of all published species.
package struct PokemonListPage: Equatable, Sendable {
  package let head: PageHead
  package let list: CardList

  /// Page `number`, from 1.
  package init(_ context: SiteContext, pagination: Pagination, number: Int) throws {
    let strings = context.strings
    let address = PageAddress.list.page(number)
    list = CardList(
      context, context.entries, pagination: pagination, number: number, at: .list)
    head = try context.head(
      title: strings.title(strings[.listTitle], page: number, of: pagination),
      description: strings(.listDescription, ("count", strings.number(pagination.count))),
      at: address, links: context.links(from: address), section: .pokemon
    ).within(list)
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
    .record("list") { $0.list },
  ]
}
