import PokeAPI

extension Fact {
  /// The facts about a species at a glance, those that the data has.
  static func all(of entry: Entry, _ context: SiteContext) -> [Fact] {
    let strings = context.strings
    let species = entry.species
    let pokemon = entry.pokemon
    func name(_ resource: Resource, _ slug: Slug?) -> Wording? {
      slug.map { context.vocabulary.name(resource, $0).capitalized }
    }
    let facts: [(StringKey, Wording?, String?)] = [
      (
        .factHeight, Wording(strings.meters(decimeters: pokemon.height)),
        strings.feet(decimeters: pokemon.height)
      ),
      (
        .factWeight,
        Wording(pokemon.weight.map { strings.kilograms(hectograms: $0) } ?? strings[.unknown]),
        pokemon.weight.map { strings.pounds(hectograms: $0) }
      ),
      (.factGender, Wording(gender(species, strings)), nil),
      (.factEggGroups, eggGroups(species, context), nil),
      (
        .factHatching,
        species.hatchCounter.map { Wording(strings(.hatchCycles, ("count", strings.number($0)))) },
        nil
      ),
      (.factGrowth, name(.growthRate, species.growthRate), nil),
      (.factCapture, Wording(strings(.outOf255, ("value", String(species.captureRate)))), nil),
      (
        .factFriendship,
        species.baseHappiness.map { Wording(strings(.outOf255, ("value", String($0)))) }, nil
      ),
      (.factExperience, pokemon.baseExperience.map { Wording(strings.number($0)) }, nil),
      (.factEffort, effort(pokemon, strings).map { Wording($0) }, nil),
      (.factColor, name(.pokemonColor, species.color), nil),
      (.factShape, name(.pokemonShape, species.shape), nil),
      (.factHabitat, name(.pokemonHabitat, species.habitat), nil),
    ]
    return facts.compactMap { key, value, note in
      value.map { Fact(Wording(strings[key]), $0, note: note) }
    }
  }

  private static func gender(_ species: PokemonSpecies, _ strings: Strings) -> String {
    switch species.femaleEighths {
    case nil: strings[.genderless]
    case 0?: strings[.alwaysMale]
    case 8?: strings[.alwaysFemale]
    case let female?:
      strings(
        .genderRatio, ("male", strings.percent(eighths: 8 - female)),
        ("female", strings.percent(eighths: female)))
    }
  }

  private static func eggGroups(_ species: PokemonSpecies, _ context: SiteContext) -> Wording? {
    guard !species.eggGroups.isEmpty else { return nil }
    return Wording(
      context.strings.list(
        species.eggGroups.map { context.vocabulary.name(.eggGroup, $0).text }))
  }

  /// "1 Sp. Atk".
  private static func effort(_ pokemon: Pokemon, _ strings: Strings) -> String? {
    let points = zip(pokemon.effort.values, StringKey.stats).filter { $0.0 > 0 }
      .map { strings(.effortPoints, ("count", String($0)), ("stat", strings[$1])) }
    return points.isEmpty ? nil : strings.list(points)
  }
}
