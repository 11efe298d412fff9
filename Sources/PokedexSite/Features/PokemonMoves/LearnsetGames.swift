import PokeAPI

/// The learnsets of Pokémon, put in the order in which games came out. What belongs to no known
/// game is left out.
struct LearnsetGames: Sendable {
  private let index: SnapshotIndex

  init(_ index: SnapshotIndex) { self.index = index }

  /// All games that teach a Pokémon moves, by release.
  func all(of pokemon: Pokemon) -> [Learnset.Game] {
    pokemon.learnset.games
      .compactMap { game in index.versionGroup(game.versionGroup).map { ($0.order, game) } }
      .sorted { $0.0 < $1.0 }
      .map(\.1)
  }

  /// The newest game that teaches it moves; before it the newest that does so by level, where
  /// the newest of all does not, as Pokémon Champions.
  func newest(of pokemon: Pokemon) -> [Learnset.Game] {
    let games = all(of: pokemon)
    guard let last = games.last else { return [] }
    guard !Self.teachesByLevel(last), let leveled = games.last(where: Self.teachesByLevel) else {
      return [last]
    }
    return [leveled, last]
  }

  private static func teachesByLevel(_ game: Learnset.Game) -> Bool {
    game.moves.contains { $0.method == .levelUp }
  }

  /// The games that teach it moves, by their generation's number.
  func byGeneration(of pokemon: Pokemon) -> [Int: [Learnset.Game]] {
    Dictionary(grouping: all(of: pokemon)) { number(of: $0) ?? 0 }.filter { $0.key > 0 }
  }

  private func number(of game: Learnset.Game) -> Int? {
    index.versionGroup(game.versionGroup).flatMap { index.generation($0.generation) }?.id
  }
}

extension LearnsetGames {
  /// The numbers of the generations whose games teach some variety of a species moves.
  func generations(of species: PokemonSpecies) -> [Int] {
    Set(index.varieties(of: species).flatMap { byGeneration(of: $0).keys }).sorted()
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
