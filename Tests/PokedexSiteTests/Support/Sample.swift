import PokeAPI

/// Records of real species, with the facts that the tests look at.
enum Sample {
  static let types: [PokemonType] = [
    PokemonType(
      id: 10, slug: "fire", names: ["en": "Fire"], generation: "generation-i",
      doubleDamageTo: ["bug", "grass", "ice", "steel"],
      halfDamageTo: ["dragon", "fire", "rock", "water"]),
    PokemonType(
      id: 12, slug: "grass", names: ["en": "Grass"], generation: "generation-i",
      doubleDamageTo: ["ground", "rock", "water"],
      halfDamageTo: ["bug", "dragon", "fire", "flying", "grass", "poison", "steel"]),
  ]

  static let generations = [
    Generation(id: 1, slug: "generation-i", names: ["en": "Generation I"], region: "kanto"),
    Generation(id: 2, slug: "generation-ii", names: ["en": "Generation II"], region: "johto"),
  ]

  static let species = [
    species(1, "bulbasaur", ["en": "Bulbasaur", "fr": "Bulbizarre"], "generation-i"),
    species(4, "charmander", ["en": "Charmander", "fr": "Salamèche"], "generation-i"),
    species(152, "chikorita", ["en": "Chikorita", "fr": "Germignon"], "generation-ii"),
    species(155, "cyndaquil", ["en": "Cyndaquil", "fr": "Héricendre"], "generation-ii"),
  ]

  static let pokemon = [
    pokemon(1, "bulbasaur", ["grass", "poison"], [45, 49, 49, 65, 65, 45]),
    pokemon(4, "charmander", ["fire"], [39, 52, 43, 60, 50, 65]),
    pokemon(152, "chikorita", ["grass"], [45, 49, 65, 49, 65, 45]),
    pokemon(155, "cyndaquil", ["fire"], [39, 52, 43, 60, 50, 65]),
  ]

  private static func species(
    _ id: Int, _ slug: Slug, _ names: LocalizedText, _ generation: Slug
  ) -> PokemonSpecies {
    PokemonSpecies(
      id: id, slug: slug, names: names, generation: generation, color: "green", captureRate: 45,
      varieties: [.init(pokemon: id, isDefault: true)])
  }

  private static func pokemon(
    _ id: Int, _ slug: Slug, _ types: [Slug], _ stats: [Int]
  ) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: id, isDefault: true, height: 7, weight: 69, types: types,
      stats: StatValues(
        hp: stats[0], attack: stats[1], defense: stats[2], specialAttack: stats[3],
        specialDefense: stats[4], speed: stats[5]))
  }

  /// All of the above as records; species lead to their Pokémon and generations.
  static var records: [ResourceReference: ResourceRecord] {
    var records: [ResourceReference: ResourceRecord] = [:]
    for one in species {
      let generation = one.generation == "generation-i" ? 1 : 2
      records[ResourceReference(.pokemonSpecies, one.id)] = ResourceRecord(
        .pokemonSpecies(one),
        references: [
          ResourceReference(.pokemon, one.id), ResourceReference(.generation, generation),
        ])
    }
    for one in pokemon {
      records[ResourceReference(.pokemon, one.id)] = ResourceRecord(
        .pokemon(one),
        references: types.filter { one.types.contains($0.slug) }
          .map { ResourceReference(.type, $0.id) })
    }
    for one in types { records[ResourceReference(.type, one.id)] = ResourceRecord(.type(one)) }
    for one in generations {
      records[ResourceReference(.generation, one.id)] = ResourceRecord(.generation(one))
    }
    return records
  }

  static var speciesList: [ResourceReference] {
    species.map { ResourceReference(.pokemonSpecies, $0.id, $0.slug) }
  }

  /// The four species with all that belongs to them, sorted as a snapshot is.
  static var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.species = species
    snapshot.pokemon = pokemon
    snapshot.types = types
    snapshot.generations = generations
    snapshot.published = species.map(\.id)
    return snapshot
  }
}
