import PokeAPI

/// What all pages of moves draw on, worked out once for the language.
struct MoveSources: Sendable {
  let context: SiteContext
  let learners: MoveLearners
  /// The moves that have pages, by name.
  let sections: [MoveSection]
  /// What the holders, the games and the ways to learn are called.
  let names: [Wording]
  let games: [String]
  private let methods: [LearnMethod: NamedMethod]
  private let levels: [String]

  private struct NamedMethod: Sendable {
    let slug: Slug
    let name: Wording
  }

  init(_ context: SiteContext) {
    self.context = context
    let learners = MoveLearners(context)
    self.learners = learners
    let varieties = Varieties(context)
    names = learners.holders.map { holder in
      holder.pokemon.isDefault ? holder.entry.name : varieties.name(holder.pokemon.slug)
    }
    games = learners.games.map(context.vocabulary.games)
    methods = Dictionary(
      context.snapshot.named.filter { $0.resource == .moveLearnMethod }.compactMap { record in
        UInt8(exactly: record.id).map {
          (
            LearnMethod(rawValue: $0),
            NamedMethod(
              slug: record.slug, name: context.vocabulary.name(.moveLearnMethod, record.slug))
          )
        }
      }, uniquingKeysWith: { first, _ in first })
    levels = (0...255).map { context.strings(.moveLevel, ("level", String($0))) }
    sections = MoveSection.all(context, learners)
  }

  /// How a move is learned: "Level 12", "Machine".
  func words(_ way: LearnedMove) -> String {
    if way.method == .levelUp {
      return way.level == 0 ? context.strings[.moveEvolving] : levels[Int(way.level)]
    }
    return methods[way.method]?.name.text ?? context.strings[.moveOtherWay]
  }

  /// What a twin calls a method: its slug, or its id where the data does not describe it.
  func slug(_ method: LearnMethod) -> String {
    methods[method]?.slug.rawValue ?? String(method.rawValue)
  }
}
