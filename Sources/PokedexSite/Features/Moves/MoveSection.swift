import PokeAPI

/// A move that has pages: one that a published Pokémon learns.
struct MoveSection: Sendable {
  let move: Move
  let name: Wording
  /// The letter that the name is found under, as a capital.
  let letter: String
  let learners: [MoveLearners.Learner]

  var address: PageAddress { .move(move.slug) }

  /// The sections by name, as the language sorts it once marks are taken off the letters.
  static func all(_ context: SiteContext, _ learners: MoveLearners) -> [MoveSection] {
    zip(context.snapshot.moves, learners.learners).filter { !$1.isEmpty }
      .map { move, learners in
        let name = context.vocabulary.name(.move, move.slug)
        let key = SearchNormalizer.normalize(name.text)
        let letter = String(key.prefix(1)).uppercased()
        return (
          key: key, MoveSection(move: move, name: name, letter: letter, learners: learners)
        )
      }
      .sorted { ($0.key, $0.1.move.id) < ($1.key, $1.1.move.id) }
      .map(\.1)
  }
}
