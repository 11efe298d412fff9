package import PokeAPI

extension Snapshot {
  /// The fact sheets of all Pokémon, moves and abilities, published or not.
  package var factSheets: [SheetKey: FactSheet] {
    let evolutions = EvolutionFacts(evolutionChains)
    let encounters = Dictionary(
      encounters.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Dictionary(
      forms.filter(\.isDefault).map { ($0.pokemon, $0.names) },
      uniquingKeysWith: { first, _ in first })
    let species = Dictionary(
      species.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    var sheets: [SheetKey: FactSheet] = [:]
    for pokemon in pokemon {
      var facts = FactWriter()
      facts.add(pokemon)
      if let encounters = encounters[pokemon.id] { facts.add(encounters) }
      var name = names[pokemon.id] ?? [:]
      if pokemon.isDefault, let species = species[pokemon.species] {
        facts.add(species)
        facts.add("evolvesFrom", evolutions.parents[species.slug]?.rawValue)
        facts.add("evolution", evolutions.ways[species.slug])
        name = species.names
      }
      facts.add("name", name)
      sheets[SheetKey(.pokemon, pokemon.slug)] = facts.sheet(name, pokemon.slug)
    }
    for move in moves {
      var facts = FactWriter()
      facts.add(move)
      sheets[SheetKey(.moves, move.slug)] = facts.sheet(move.names, move.slug)
    }
    for ability in abilities {
      var facts = FactWriter()
      facts.add("name", ability.names)
      facts.add("generation", ability.generation.rawValue)
      sheets[SheetKey(.abilities, ability.slug)] = facts.sheet(ability.names, ability.slug)
    }
    return sheets
  }
}

/// Gathers facts; what is not known is no fact.
private struct FactWriter {
  private var facts: [String: String] = [:]

  func sheet(_ names: LocalizedText, _ slug: Slug) -> FactSheet {
    FactSheet(name: names["en"] ?? slug.title, facts: facts)
  }

  mutating func add(_ fact: String, _ text: String?) {
    if let text, !text.isEmpty { facts[fact] = text }
  }

  mutating func add(_ fact: String, _ number: Int?) { add(fact, number.map(String.init)) }

  mutating func add(_ fact: String, _ slugs: [Slug]) {
    add(fact, slugs.map(\.rawValue).joined(separator: " "))
  }

  /// A fact for each language.
  mutating func add(_ family: String, _ texts: LocalizedText) {
    for language in texts.languages { add("\(family).\(language)", texts[language]) }
  }

  mutating func add(_ pokemon: Pokemon) {
    add("types", pokemon.types)
    add("abilities", pokemon.abilities.filter { !$0.isHidden }.map(\.ability))
    add("hiddenAbility", pokemon.abilities.filter(\.isHidden).map(\.ability))
    for (slug, value) in zip(StatValues.slugs, pokemon.stats.values) {
      add("stat.\(slug)", value)
    }
    for (slug, value) in zip(StatValues.slugs, pokemon.effort.values) where value > 0 {
      add("effort.\(slug)", value)
    }
    add("height", pokemon.height)
    add("weight", pokemon.weight)
    add("experience", pokemon.baseExperience)
    add("heldItems", pokemon.heldItems.map(\.item))
    for game in pokemon.learnset.games {
      add("moves.\(game.versionGroup)", FactDigest(game).text)
    }
  }

  mutating func add(_ encounters: PokemonEncounters) {
    if !encounters.places.isEmpty { add("encounters", FactDigest(encounters).text) }
  }

  mutating func add(_ species: PokemonSpecies) {
    add("genus", species.genera)
    add("generation", species.generation.rawValue)
    add("color", species.color.rawValue)
    add("shape", species.shape?.rawValue)
    add("habitat", species.habitat?.rawValue)
    add("eggGroups", species.eggGroups)
    add("femaleEighths", species.femaleEighths)
    add("capture", species.captureRate)
    add("friendship", species.baseHappiness)
    add("hatchCycles", species.hatchCounter)
    add("growth", species.growthRate?.rawValue)
    let ranks: [(Bool, Slug)] = [
      (species.isBaby, "baby"), (species.isLegendary, "legendary"),
      (species.isMythical, "mythical"),
    ]
    add("rank", ranks.filter(\.0).map(\.1))
    for number in species.regionalNumbers { add("number.\(number.pokedex)", number.number) }
  }

  mutating func add(_ move: Move) {
    add("name", move.names)
    add("generation", move.generation.rawValue)
    add("types", [move.type])
    add("damageClass", move.damageClass.rawValue)
    add("power", move.power)
    add("accuracy", move.accuracy)
    add("powerPoints", move.powerPoints)
    add("priority", move.priority)
    add("effectChance", move.effectChance)
  }
}
