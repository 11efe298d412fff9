import PokeAPI

extension PokemonSpecies {
  /// A species whose default Pokémon has its id.
  static func sample(
    _ id: Int, _ slug: Slug, names: LocalizedText = [:], generation: Slug = "generation-i"
  ) -> PokemonSpecies {
    PokemonSpecies(
      id: id, slug: slug, names: names, generation: generation, color: "green", captureRate: 45,
      varieties: [Variety(pokemon: id, isDefault: true)])
  }
}

extension Pokemon {
  static func sample(_ id: Int, _ slug: Slug, types: [Slug], isDefault: Bool = true) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: id, isDefault: isDefault, height: 7, weight: 69, types: types,
      stats: StatValues(hp: 45))
  }
}

extension VersionGroup {
  static func sample(_ id: Int, _ slug: Slug, order: Int, versions: [Slug]) -> VersionGroup {
    VersionGroup(id: id, slug: slug, order: order, generation: "generation-i", versions: versions)
  }
}
