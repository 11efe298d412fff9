import PokeAPI

/// Which published Pokémon learn which move, each in the newest game in which it does.
///
/// Worked out in one pass over all learnsets: there are half a million moves in them.
struct MoveLearners: Sendable {
  /// One Pokémon that learns the move, and how in its newest game.
  struct Learner: Sendable {
    /// Its place among the holders.
    let holder: Int32
    /// The place of the game among all games.
    let game: Int16
    var ways: [LearnedMove]
  }

  /// All published varieties.
  let holders: [Variety]
  /// The games by release, the newest first.
  let games: [Slug]
  /// By the place of the move in the snapshot; by the place of the holder.
  let learners: [[Learner]]

  init(_ context: SiteContext) {
    let moves = MovePlaces(context.snapshot.moves)
    let games = context.index.versionGroupsByRelease.reversed().map(\.slug)
    let gamePlaces = Dictionary(
      games.enumerated().map { ($1, Int16(clamping: $0)) }, uniquingKeysWith: { first, _ in first })
    let holders = context.publishedVarieties
    var learners = [[Learner]](repeating: [], count: context.snapshot.moves.count)
    for (place, holder) in holders.enumerated() {
      let holderPlace = Int32(place)
      let known = holder.pokemon.learnset.games.compactMap { game in
        gamePlaces[game.versionGroup].map { (place: $0, moves: game.moves) }
      }
      for game in known.sorted(by: { $0.place < $1.place }) {
        for way in game.moves {
          guard let move = moves[way.move] else { continue }
          let last = learners[move].count - 1
          if last >= 0, learners[move][last].holder == holderPlace {
            guard learners[move][last].game == game.place else { continue }
            learners[move][last].ways.append(way)
          } else {
            learners[move].append(Learner(holder: holderPlace, game: game.place, ways: [way]))
          }
        }
      }
    }
    self.holders = holders
    self.games = games
    self.learners = learners
  }
}
