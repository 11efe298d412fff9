import Markup

/// A Pokémon that learns a move.
struct LearnerRow: Equatable, Sendable {
  /// The national number.
  let number: String
  let name: Wording
  let url: String
  /// "Level 12, Machine": in the newest game in which it learns the move.
  let ways: String
  /// "Scarlet and Violet".
  let game: String

  init(_ learner: MoveLearners.Learner, _ sources: MoveSources, links: Links) {
    let place = Int(learner.holder)
    number = sources.learners.holders[place].entry.number
    name = sources.names[place]
    url = links(sources.addresses[place])
    ways = sources.words(learner.ways)
    game = sources.games[Int(learner.game)]
  }
}

extension LearnerRow: TemplateValue {
  static let fields: [Field<LearnerRow>] = [
    .text("number") { $0.number },
    .record("name") { $0.name },
    .text("url") { $0.url },
    .text("ways") { $0.ways },
    .text("game") { $0.game },
  ]
}
