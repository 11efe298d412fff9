import Markup
import PokeAPI

/// The machine-readable twins of the pages of one list: what each page holds, with slugs where
/// it has names, and the facts of its section.
struct ListTwin: Sendable {
  let address: PageAddress
  let title: String
  /// How many items the whole list has.
  let count: Int
  /// What else the section's pages tell.
  let facts: [JSONValue.Member]
  /// The item at a place of the list, from 0.
  private let item: @Sendable (Int) -> JSONValue

  /// The twins of a list that begins at `address`.
  init(
    _ address: PageAddress, title: String, count: Int, facts: [JSONValue.Member] = [],
    item: @escaping @Sendable (_ place: Int) -> JSONValue
  ) {
    self.address = address
    self.title = title
    self.count = count
    self.facts = facts
    self.item = item
  }

  /// The twins of a list of species.
  init(
    _ context: SiteContext, _ address: PageAddress, title: String, _ entries: [Entry],
    facts: [JSONValue.Member] = []
  ) {
    self.init(address, title: title, count: entries.count, facts: facts) {
      context.twinItem(entries[$0])
    }
  }

  /// The twins of an overview of sections, each with the number of what is in it.
  init(
    _ context: SiteContext, _ address: PageAddress, title: String,
    sections: [(slug: String, address: PageAddress, count: Int)]
  ) {
    self.init(address, title: title, count: sections.count) { place in
      let section = sections[place]
      return [
        "slug": .string(section.slug), "url": .string(context.absolute(section.address)),
        "count": .integer(section.count),
      ]
    }
  }

  /// The twin of page `number`, from 1.
  func json(_ context: SiteContext, _ pagination: Pagination, number: Int) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init(name: "url", value: .string(context.absolute(address.page(number)))),
      .init(name: "title", value: .string(title)),
      .init(name: "page", value: .integer(number)),
      .init(name: "pages", value: .integer(pagination.pages)),
      .init(name: "count", value: .integer(count)),
    ]
    let items = JSONValue.Member(
      name: "items", value: .array(pagination.range(of: number).map(item)))
    return .object(head + facts + [items])
  }
}

extension PageHead {
  /// The same head, of a page that has a twin beside it.
  func twinned() -> PageHead {
    var head = self
    head.twin = "index.json"
    return head
  }
}

extension SiteContext {
  /// A species as twins of lists name it.
  func twinItem(_ entry: Entry) -> JSONValue {
    [
      "id": .integer(entry.species.id), "slug": .slug(entry.pokemon.slug),
      "url": .string(absolute(entry.address)),
    ]
  }
}
