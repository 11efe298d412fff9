import Markup

/// One page of a list of species: cards, and the way to the other pages.
struct CardList: Equatable, Sendable {
  /// "1–20 of 81".
  let range: String
  let cards: [Card]
  let pager: Pager?
  /// The page of the list for search engines.
  let structure: JSONValue?

  /// Page `number` (from 1) of a list that begins at `address`. With `numbers`, one for each
  /// entry, these stand beside the names in place of the national ones.
  init(
    _ context: SiteContext, _ entries: [Entry], numbers: [Int] = [], pagination: Pagination,
    number: Int, at address: PageAddress
  ) {
    let strings = context.strings
    let links = context.links(from: address.page(number))
    let places = pagination.range(of: number)
    range = strings.range(places, of: pagination.count)
    let national = context.cards(entries[places], links: links)
    cards =
      numbers.isEmpty
      ? national
      : zip(national, numbers[places]).map { $0.numbered(strings(.number, ("number", String($1)))) }
    structure = .itemList(
      entries[places].map { context.canonical($0.address, in: context.language) },
      first: places.lowerBound + 1, of: pagination.count)
    pager = Pager(pagination, number: number, at: address, links: links, strings: strings)
  }
}

extension CardList: TemplateValue {
  static let fields: [Field<CardList>] = [
    .text("range") { $0.range },
    .list("cards") { $0.cards },
    .record("pager") { $0.pager },
  ]
}

extension PageHead {
  /// The same head, with the pages before and after in a list, what the list
  /// holds, and its twin.
  func within(_ list: CardList) -> PageHead {
    var head = paged(list.pager).twinned()
    head.structure.add(list.structure)
    return head
  }
}
