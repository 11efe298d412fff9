import Markup
import PokeAPI

/// One page of a move: on the first what it is and was, on all who learns it.
struct MovePage: Equatable, Sendable {
  let head: PageHead
  let name: Wording
  let type: TypeLabel
  let generation: Wording
  let generationURL: String?
  /// On the first page only, as the next two.
  let facts: [Fact]
  /// What it does; `nil` where the snapshot holds facts only.
  let effect: Wording?
  /// "Before Black and White: power 35, accuracy 95%".
  let past: [String]
  let isFirst: Bool
  /// "1–100 of 479".
  let range: String
  let learners: [LearnerRow]
  let pager: Pager?

  init(
    _ section: MoveSection, _ sources: MoveSources, pagination: Pagination, number: Int
  ) throws {
    let context = sources.context
    let strings = context.strings
    let address = section.address.page(number)
    let links = context.links(from: address)
    let places = pagination.range(of: number)
    let move = section.move

    name = section.name
    type = context.typeLabel(move.type, links: links)
    generation = context.vocabulary.name(.generation, move.generation)
    generationURL = context.generationURL(move.generation, links: links)
    isFirst = number == 1
    facts = isFirst ? Fact.all(of: move, context) : []
    effect = isFirst ? Wording(move.effects, in: context.language.code) : nil
    past = isFirst ? move.past.map { $0.words(context) } : []
    range = strings.range(places, of: pagination.count)
    learners = section.learners[places].map { LearnerRow($0, sources, links: links) }
    pager = Pager(pagination, number: number, at: section.address, links: links, strings: strings)
    head = try context.head(
      title: strings.title(
        strings(.moveTitle, ("move", name.text)), page: number, of: pagination),
      description: strings(
        .moveDescription, ("move", name.text), ("type", type.name.text),
        ("count", strings.number(pagination.count))),
      at: address, links: links, section: .moves, name: number == 1 ? name : nil
    ).paged(pager).twinned()
  }
}

extension MovePage: TemplateValue {
  static let fields: [Field<MovePage>] = [
    .record("head") { $0.head },
    .record("name") { $0.name },
    .record("type") { $0.type },
    .record("generation") { $0.generation },
    .text("generationURL") { $0.generationURL },
    .list("facts") { $0.facts },
    .record("effect") { $0.effect },
    .list("past") { $0.past },
    .flag("isFirst") { $0.isFirst },
    .text("range") { $0.range },
    .list("learners") { $0.learners },
    .record("pager") { $0.pager },
  ]
}
