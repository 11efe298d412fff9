import PokeAPI

/// What all pages of a Pokémon's moves draw on, worked out once for the language.
struct PokemonMovesSources: Sendable {
  let context: SiteContext
  let learnsets: LearnsetGames
  let methods: LearnMethods
  let tables: MoveTables
  /// Links from any of these pages: all lie equally deep.
  let links: Links

  init(_ context: SiteContext) {
    self.context = context
    learnsets = LearnsetGames(context.index)
    methods = LearnMethods(context)
    links = context.links(from: PageAddress(folder: "pokemon/any/moves/1/"))
    let groups = Dictionary(grouping: context.snapshot.versionGroups, by: \.generation)
    tables = MoveTables(
      context: context,
      book: MoveBook(
        context,
        eras: context.snapshot.generations.map { generation in
          MoveEra(
            generation: generation.id,
            orders: (groups[generation.slug] ?? []).map(\.order).sorted())
        }, links: links),
      methods: methods)
  }

  /// What the games of one generation teach the varieties of a species: those that learn the same
  /// as another are told together with it.
  func learners(
    of entry: Entry, in generation: Int
  ) -> [(pokemon: [Pokemon], games: [Learnset.Game])] {
    context.varieties.all(of: entry.species).reduce(into: []) { learners, pokemon in
      let games = learnsets.games(of: pokemon, in: generation)
      guard !games.isEmpty else { return }
      if let same = learners.firstIndex(where: { $0.games == games }) {
        learners[same].pokemon.append(pokemon)
      } else {
        learners.append(([pokemon], games))
      }
    }
  }

  /// The place of a generation in the book.
  func era(_ generation: Int) -> Int {
    context.snapshot.generations.firstIndex { $0.id == generation } ?? 0
  }
}
