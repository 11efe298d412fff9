import PokeAPI

/// Finds the records that a model names by slug, and so gives back the references that the API
/// had beside it. What a snapshot does not hold is not pointed to.
struct SnapshotLinks: Sendable {
  private let bySlug: [Resource: [Slug: ResourceReference]]
  private let all: Set<ResourceReference>
  private let groupsOfGeneration: [Slug: [VersionGroup]]

  init(_ references: [ResourceReference], _ versionGroups: [VersionGroup]) {
    all = Set(references)
    groupsOfGeneration = Dictionary(grouping: versionGroups, by: \.generation)
    var bySlug: [Resource: [Slug: ResourceReference]] = [:]
    for reference in references {
      guard let slug = reference.slug, bySlug[reference.resource]?[slug] == nil else { continue }
      bySlug[reference.resource, default: [:]][slug] = reference
    }
    self.bySlug = bySlug
  }

  func references(of item: ResourceItem) -> [ResourceReference] {
    switch item {
    case .ability(let ability): slugs(.generation, [ability.generation])
    case .encounters(let encounters):
      slugs(.encounterMethod, encounters.places.map(\.method))
        + slugs(.version, encounters.places.flatMap(\.versions))
    case .evolutionChain(let chain):
      slugs(.item, [chain.babyTriggerItem]) + references(below: chain.root)
    case .generation(let generation):
      slugs(.region, [generation.region])
        + ids(.versionGroup, (groupsOfGeneration[generation.slug] ?? []).map(\.id))
    case .move(let move): references(of: move)
    case .named: []
    case .pokedex(let pokedex): slugs(.region, [pokedex.region])
    case .pokemon(let pokemon): references(of: pokemon)
    case .pokemonForm(let form):
      ids(.pokemon, [form.pokemon]) + slugs(.versionGroup, [form.versionGroup])
        + slugs(.type, form.types)
    case .pokemonSpecies(let species): references(of: species)
    case .type(let type):
      slugs(.generation, [type.generation])
        + slugs(.type, type.doubleDamageTo + type.halfDamageTo + type.noDamageTo)
    case .version(let version): slugs(.versionGroup, [version.versionGroup])
    case .versionGroup(let group):
      slugs(.generation, [group.generation]) + slugs(.version, group.versions)
    }
  }
}

extension SnapshotLinks {
  private func ids(_ resource: Resource, _ ids: [Int?]) -> [ResourceReference] {
    ids.compactMap { $0.map { ResourceReference(resource, $0) } }.filter(all.contains)
  }

  private func slugs(_ resource: Resource, _ slugs: [Slug?]) -> [ResourceReference] {
    slugs.compactMap { $0.flatMap { bySlug[resource]?[$0] } }
  }

  private func references(of move: Move) -> [ResourceReference] {
    slugs(.generation, [move.generation])
      + slugs(.type, [move.type] + move.past.map(\.type))
      + slugs(.moveDamageClass, [move.damageClass])
      + slugs(.versionGroup, move.past.map(\.versionGroup))
  }

  private func references(of pokemon: Pokemon) -> [ResourceReference] {
    let moves = pokemon.learnset.games.flatMap(\.moves)
    return ids(.pokemonSpecies, [pokemon.species])
      + ids(.pokemonForm, pokemon.forms)
      + ids(.pokemonEncounters, [pokemon.id])
      + ids(.move, Set(moves.map(\.move)).map(Int.init))
      + ids(.moveLearnMethod, Set(moves.map(\.method)).map { Int($0.rawValue) })
      + slugs(.versionGroup, pokemon.learnset.games.map(\.versionGroup))
      + slugs(.ability, pokemon.abilities.map(\.ability))
      + slugs(.type, pokemon.types)
      + slugs(.item, pokemon.heldItems.map(\.item))
      + slugs(.version, pokemon.heldItems.flatMap(\.rarities).map(\.version))
      + pokemon.past.flatMap(references)
  }

  private func references(of past: PokemonPast) -> [ResourceReference] {
    slugs(.generation, [past.generation])
      + slugs(.type, past.types ?? [])
      + slugs(.ability, past.abilities.map(\.ability))
  }

  private func references(of species: PokemonSpecies) -> [ResourceReference] {
    ids(.pokemon, species.varieties.map(\.pokemon))
      + ids(.evolutionChain, [species.evolutionChain])
      + slugs(.generation, [species.generation])
      + slugs(.pokemonColor, [species.color])
      + slugs(.pokemonShape, [species.shape])
      + slugs(.pokemonHabitat, [species.habitat])
      + slugs(.eggGroup, species.eggGroups)
      + slugs(.growthRate, [species.growthRate])
      + slugs(.pokedex, species.regionalNumbers.map(\.pokedex))
  }

  private func references(below node: EvolutionChain.Node) -> [ResourceReference] {
    node.ways.flatMap(references) + node.evolvesTo.flatMap(references(below:))
  }

  private func references(of way: EvolutionWay) -> [ResourceReference] {
    slugs(.evolutionTrigger, [way.trigger])
      + slugs(.versionGroup, [way.versionGroup])
      + slugs(.region, [way.region])
      + slugs(.item, [way.item, way.heldItem])
      + slugs(.move, [way.knownMove, way.usedMove])
      + slugs(.type, [way.knownMoveType, way.partyType])
      + slugs(.location, [way.location])
  }
}
