import Markup
import PokeAPI

/// One page of a type's section: on the first what the type does and takes, on all its Pokémon.
struct TypePage: Equatable, Sendable {
  let head: PageHead
  let name: Wording
  /// "81 Pokémon, 36 of them pure Fire".
  let summary: String
  let effect: TypeEffect?
  let list: CardList
  /// The link to the chart of all types.
  let chart: String
  /// On the first page: the other types, each with the number of Pokémon that have both.
  let pairs: [CountedLink]

  /// `pairs` are those that the type is in.
  init(
    _ context: SiteContext, _ section: TypeSection, pairs: [TypePair], pagination: Pagination,
    number: Int
  ) throws {
    let strings = context.strings
    let address = PageAddress.type(section.type.slug)
    let links = context.links(from: address.page(number))
    let count = strings.number(section.entries.count)

    name = section.name
    summary = strings(
      .typeSummary, ("count", count), ("type", section.name.text),
      ("pure", strings.number(section.entries.count { $0.pokemon.types.count == 1 })))
    effect = number == 1 ? TypeEffect(context, of: section.type.slug, links: links) : nil
    list = CardList(
      context, section.entries, pagination: pagination, number: number, at: address)
    chart = links(.types) + "#chart"
    self.pairs =
      number == 1
      ? pairs.map { pair in
        let other = context.typeLabel(pair.other(than: section.type.slug), links: links)
        return CountedLink(
          other.name, url: links(pair.address), count: strings.number(pair.entries.count),
          style: other.style)
      } : []
    head = try context.head(
      title: strings.title(
        strings(.typeTitle, ("type", section.name.text)), page: number, of: pagination),
      description: strings(.typeDescription, ("type", section.name.text), ("count", count)),
      at: address.page(number), links: links, section: .types,
      name: number == 1 ? section.name : nil
    ).within(list)
  }

  /// All pages of all types that a published species has.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("type", for: TypePage.self)
    let pairs = TypePair.all(context)
    return try TypeSection.all(context).flatMap { section in
      let type = section.type.slug
      let itsPairs = pairs.filter { $0.first == type || $0.second == type }
      return try context.pagedList(section.twin(context), template: template) {
        try TypePage(context, section, pairs: itsPairs, pagination: $0, number: $1)
      }
    }
  }
}

extension TypePage: TemplateValue {
  static let fields: [Field<TypePage>] = [
    .record("head") { $0.head },
    .record("name") { $0.name },
    .text("summary") { $0.summary },
    .record("effect") { $0.effect },
    .record("list") { $0.list },
    .text("chart") { $0.chart },
    .list("pairs") { $0.pairs },
  ]
}
