import Markup
import PokeAPI

/// One page of a pair of types: on the first what Pokémon of both types take, on all its Pokémon.
struct TypePairPage: Equatable, Sendable {
  let head: PageHead
  /// "Grass and Poison".
  let name: String
  let types: [TypeLabel]
  /// "14 Pokémon".
  let summary: String
  /// The types of moves that share a factor, the most harmful first.
  let defense: [TypeEffect.Group]
  let list: CardList
  let isEmpty: Bool
  /// Varieties beside the default ones, which lead to their species.
  let varieties: [CountedLink]

  init(
    _ context: SiteContext, _ pair: TypePair, pagination: Pagination, number: Int
  ) throws {
    let strings = context.strings
    let address = pair.address.page(number)
    let links = context.links(from: address)
    let count = strings.number(pair.entries.count)

    name = pair.name(context)
    types = context.typeLabels([pair.first, pair.second], links: links)
    summary = strings(.groupSummary, ("count", count))
    defense =
      number == 1 ? TypeEffect.defense(context, of: [pair.first, pair.second], links: links) : []
    list = CardList(
      context, pair.entries, pagination: pagination, number: number, at: pair.address)
    isEmpty = pair.entries.isEmpty
    varieties =
      number == 1
      ? pair.varieties.map {
        CountedLink(context.varieties.name($0.pokemon.slug), url: links($0.entry.address))
      }
      : []
    head = try context.head(
      title: strings.title(strings(.pairTitle, ("types", name)), page: number, of: pagination),
      description: strings(.pairDescription, ("types", name), ("count", count)),
      at: address, links: links, section: .types,
      steps: [Crumb(context.vocabulary.name(.type, pair.first), .type(pair.first))],
      name: number == 1 ? Wording(name) : nil
    ).within(list)
  }

  /// All pages of all pairs.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("type-pair", for: TypePairPage.self)
    return try TypePair.all(context).flatMap { pair in
      try context.pagedList(pair.twin(context), template: template) {
        try TypePairPage(context, pair, pagination: $0, number: $1)
      }
    }
  }
}

extension TypePair {
  fileprivate func twin(_ context: SiteContext) -> ListTwin {
    let chart = context.index.typeChart
    let defense = context.types.map { type in
      JSONValue.Member(
        name: type.slug.rawValue,
        value: .number(chart.multiplier(attacking: type.slug, defending: [first, second])))
    }
    return ListTwin(
      context, address, title: name(context), entries,
      facts: [
        .init(name: "types", value: .slugs([first, second])),
        .init(name: "defense", value: .object(defense)),
        .init(name: "varieties", value: .slugs(varieties.map(\.pokemon.slug))),
      ])
  }
}

extension TypePairPage: TemplateValue {
  static let fields: [Field<TypePairPage>] = [
    .record("head") { $0.head },
    .text("name") { $0.name },
    .list("types") { $0.types },
    .text("summary") { $0.summary },
    .list("defense") { $0.defense },
    .record("list") { $0.list },
    .flag("isEmpty") { $0.isEmpty },
    .list("varieties") { $0.varieties },
  ]
}
