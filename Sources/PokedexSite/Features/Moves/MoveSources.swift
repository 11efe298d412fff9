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
  /// Where the holders' species have their pages.
  let addresses: [PageAddress]
  /// What the ways are called.
  let methods: LearnMethods
  private let levels: [String]

  init(_ context: SiteContext) {
    self.context = context
    let learners = MoveLearners(context)
    self.learners = learners
    names = learners.holders.map(context.name)
    addresses = learners.holders.map(\.entry.address)
    games = learners.games.map(context.vocabulary.games)
    methods = LearnMethods(context)
    levels = (0...255).map { context.strings(.moveLevel, ("level", String($0))) }
    sections = MoveSection.all(context, learners)
  }

  /// How a move is learned: "Level 12, Machine".
  func words(_ ways: [LearnedMove]) -> String {
    ways.count == 1
      ? words(ways[0]) : ways.map(words).joined(separator: context.strings[.listSeparator])
  }

  private func words(_ way: LearnedMove) -> String {
    if way.method == .levelUp {
      return way.level == 0 ? context.strings[.moveEvolving] : levels[Int(way.level)]
    }
    return methods.name(way.method).text
  }
}
