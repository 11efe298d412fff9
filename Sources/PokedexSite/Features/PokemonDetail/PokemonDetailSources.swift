import PokeAPI

/// What all detail pages draw on, worked out once for the language.
struct PokemonDetailSources: Sendable {
  let context: SiteContext
  let ranking: StatRanking
  let games: Games
  let notes: EvolutionNotes
  let versions: Versions
  let encounters: Encounters
  let learnsets: LearnsetGames
  let methods: LearnMethods
  private let moveTables: MoveTables
  /// The place in the book of moves of each version group.
  private let eras: [Slug: Int]
  /// Links from any detail page: all lie equally deep.
  let links: Links
  /// The labels of all types, in their order.
  let typeLabels: [TypeLabel]

  init(_ context: SiteContext) {
    self.context = context
    ranking = StatRanking(context.allEntries.map(\.pokemon.stats))
    games = Games(index: context.index)
    notes = EvolutionNotes(
      sentence: EvolutionSentence(strings: context.strings, vocabulary: context.vocabulary),
      varieties: context.varieties, games: games)
    let links = context.links(from: PageAddress(folder: "pokemon/any/"))
    self.links = links
    typeLabels = context.types.map { context.typeLabel($0.slug, links: links) }
    versions = Versions(context)
    encounters = Encounters(context, versions: versions)
    learnsets = LearnsetGames(context.index)
    methods = LearnMethods(context)
    let groups = context.snapshot.versionGroups
    moveTables = MoveTables(
      context: context,
      book: MoveBook(
        context,
        eras: groups.map { group in
          MoveEra(
            generation: context.index.generation(group.generation)?.id ?? 0, orders: [group.order])
        }, links: links),
      methods: methods)
    eras = Dictionary(
      groups.enumerated().map { ($1.slug, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What each type does to a Pokémon, in the order of types.
  func defense(of pokemon: Pokemon) -> [DamageFactor] {
    context.types.map {
      DamageFactor(
        context.index.typeChart.multiplier(attacking: $0.slug, defending: pokemon.types))
    }
  }

  /// For each ability that changes what some type does to a Pokémon: what all types do to it then.
  func abilityDefense(of pokemon: Pokemon) -> [(ability: Slug, factors: [DamageFactor])] {
    let usual = defense(of: pokemon)
    return pokemon.abilities.compactMap { slot in
      guard let change = AbilityDefense.all[slot.ability] else { return nil }
      let factors = zip(context.types, usual).map { change($1, from: $0.slug) }
      return factors == usual ? nil : (slot.ability, factors)
    }
  }

  /// The moves that a Pokémon learns in the newest game that teaches it some.
  func moves(of pokemon: Pokemon) -> MovePart? {
    learnsets.newest(of: pokemon).map { game in
      let title = context.vocabulary.games(game.versionGroup)
      return MovePart(
        title: Wording(title), games: nil,
        tables: moveTables([game], era: eras[game.versionGroup] ?? 0, name: title))
    }
  }
}
