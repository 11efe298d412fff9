import Markup
import PokeAPI

/// One page of the list of all published species.
struct PokemonListPage: Equatable, Sendable {
  let head: PageHead
  let list: CardList
  /// On the first page: other ways to the same species.
  let ways: [CountedLink]

  /// Page `number`, from 1.
  init(_ context: SiteContext, pagination: Pagination, number: Int) throws {
    let strings = context.strings
    let address = PageAddress.list.page(number)
    let links = context.links(from: address)
    list = CardList(
      context, context.entries, pagination: pagination, number: number, at: .list)
    ways = number == 1 ? Self.ways(context, links: links) : []
    head = try context.head(
      title: strings.title(strings[.listTitle], page: number, of: pagination),
      description: strings(.listDescription, ("count", strings.number(pagination.count))),
      at: address, links: links, section: .pokemon
    ).within(list)
  }

  /// The index of names, and the kinds of groups that have pages.
  private static func ways(_ context: SiteContext, links: Links) -> [CountedLink] {
    let strings = context.strings
    let ranks = GroupKind.ranks.filter { context.published.has(.rank, $0.slug) }
    let kinds = GroupKind.allCases.filter {
      $0 != .rank && !context.published.groups($0).isEmpty
    }
    return [CountedLink(Wording(strings[.namesTitle]), url: links(.names))]
      + ranks.map { CountedLink(Wording(strings[$0.title]), url: links(.group(.rank, $0.slug))) }
      + kinds.map { CountedLink(Wording(strings[$0.title]), url: links($0.hub)) }
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
    .list("ways") { $0.ways },
  ]
}
