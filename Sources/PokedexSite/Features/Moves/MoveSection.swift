import PokeAPI

/// A move that has pages: one that a published Pokémon learns.
struct MoveSection: Sendable {
  let move: Move
  let name: Wording
  /// The letter that the name is found under, as a capital.
  let letter: String
  let learners: [MoveLearners.Learner]

  var address: PageAddress { .move(move.slug) }

  /// The sections by name.
  static func all(_ context: SiteContext, _ learners: MoveLearners) -> [MoveSection] {
    let sections = zip(context.snapshot.moves, learners.learners).filter { !$1.isEmpty }
      .map { move, learners in
        let name = context.vocabulary.name(.move, move.slug)
        return MoveSection(
          move: move, name: name, letter: NameOrder.letter(of: name.text), learners: learners)
      }
    return NameOrder.sorted(sections) { ($0.name.text, $0.move.id) }
  }
}
