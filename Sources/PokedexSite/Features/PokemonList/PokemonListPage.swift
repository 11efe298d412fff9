import Markup
import PokeAPI

/// One page of the list of all published species.
struct PokemonListPage: Equatable, Sendable {
  let head: PageHead
  let list: CardList

  /// Page `number`, from 1.
  init(_ context: SiteContext, pagination: Pagination, number: Int) throws {
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
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("pokemon-list", for: PokemonListPage.self)
    let twin = ListTwin(
      context, .list, title: context.strings[.listTitle], context.entries)
    return try context.pagedList(twin, template: template) {
      try PokemonListPage(context, pagination: $0, number: $1)
    }
  }
}

extension PokemonListPage: TemplateValue {
  static let fields: [Field<PokemonListPage>] = [
    .record("head") { $0.head },
    .record("list") { $0.list },
  ]
}
