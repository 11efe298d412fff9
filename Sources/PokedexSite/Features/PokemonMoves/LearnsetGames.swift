import PokeAPI

/// The learnsets of all Pokémon, put in the order in which games came out. What belongs to no known
/// game is left out. Worked out once: each of some ten thousand pages asks for a part of it.
struct LearnsetGames: Sendable {
  /// A game, its place among all by release, and the number of its generation, if that is known.
  private struct Release: Sendable {
    let order: Int
    let generation: Int?
    let game: Learnset.Game
  }

  /// By Pokémon id, each list by release.
  private let releases: [Int: [Release]]
  /// By species id.
  private let generations: [Int: [Int]]

  init(_ index: SnapshotIndex) {
    let releases = Dictionary(
      index.snapshot.pokemon.map { ($0.id, Self.releases($0.learnset, index)) },
      uniquingKeysWith: { first, _ in first })
    self.releases = releases
    generations = Dictionary(
      index.snapshot.species.map { species in
        let games = index.varieties(of: species).flatMap { releases[$0.id] ?? [] }
        return (species.id, Set(games.compactMap(\.generation)).sorted())
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func releases(_ learnset: Learnset, _ index: SnapshotIndex) -> [Release] {
    learnset.games.compactMap { game in
      index.versionGroup(game.versionGroup).map { group in
        Release(
          order: group.order, generation: index.generation(group.generation)?.id, game: game)
      }
    }
    .sorted { $0.order < $1.order }
  }

  /// The newest game that teaches a Pokémon moves.
  func newest(of pokemon: Pokemon) -> Learnset.Game? { releases[pokemon.id]?.last?.game }

  /// The games of one generation that teach a Pokémon moves, by release.
  func games(of pokemon: Pokemon, in generation: Int) -> [Learnset.Game] {
    (releases[pokemon.id] ?? []).filter { $0.generation == generation }.map(\.game)
  }

  /// The numbers of the generations whose games teach some variety of a species moves.
  func generations(of species: PokemonSpecies) -> [Int] {
    generations[species.id] ?? []
  }
}

extension PageAddress {
  /// The moves that a species, by its default variety, learns in a generation's games.
  static func moves(of pokemon: Slug, generation: Int) -> PageAddress {
    PageAddress(folder: "pokemon/\(pokemon.rawValue)/moves/\(generation)/")
  }
}

extension SiteContext {
  /// The links to a species' pages of moves; the page of `current` is marked.
  func moveGenerations(
    of entry: Entry, _ learnsets: LearnsetGames, links: Links, current: Int? = nil
  ) -> [CountedLink] {
    learnsets.generations(of: entry.species).compactMap { id in
      index.generation(id).map { generation in
        CountedLink(
          vocabulary.name(.generation, generation.slug),
          url: links(.moves(of: entry.pokemon.slug, generation: id)), isCurrent: id == current)
      }
    }
  }
}
