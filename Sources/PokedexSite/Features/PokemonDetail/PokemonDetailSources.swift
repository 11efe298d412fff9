import PokeAPI

/// What all detail pages draw on, worked out once for the language.
struct PokemonDetailSources: Sendable {
  let context: SiteContext
  let ranking: StatRanking
  let varieties: Varieties
  let games: Games
  let notes: EvolutionNotes
  /// Links from any detail page: all lie equally deep.
  let links: Links
  /// The labels of all types, in their order.
  let typeLabels: [TypeLabel]

  init(_ context: SiteContext) {
    self.context = context
    ranking = StatRanking(context.allEntries.map(\.pokemon.stats))
    varieties = Varieties(context)
    games = Games(index: context.index)
    notes = EvolutionNotes(
      sentence: EvolutionSentence(strings: context.strings, vocabulary: context.vocabulary),
      varieties: varieties, games: games)
    let links = context.links(from: PageAddress(folder: "pokemon/any/"))
    self.links = links
    typeLabels = context.types.map { context.typeLabel($0.slug, links: links) }
  }

  /// What each type does to a Pokémon, in the order of types.
  func defense(of pokemon: Pokemon) -> [DamageFactor] {
    context.types.map {
      DamageFactor(
        context.index.typeChart.multiplier(attacking: $0.slug, defending: pokemon.types))
    }
  }
}
