import PokeAPI

/// What the data has and lacks, counted: by language, and by generation of games. All species
/// count, published or not.
struct Coverage: Equatable, Sendable {
  struct Language: Equatable, Sendable {
    /// PokeAPI's code.
    let code: String
    var names = 0
    var genera = 0
    /// Species that at least one game describes.
    var flavorTexts = 0
    var moveNames = 0
    var moveEffects = 0
    var abilityNames = 0
    var abilityEffects = 0
  }

  struct Generation: Equatable, Sendable {
    let generation: PokeAPI.Generation
    /// The species that it brought, and how many of those have a picture, a sprite and a cry.
    var species = 0
    var artwork = 0
    var sprites = 0
    var cries = 0
    /// Pokémon whose moves in its games are known, and such as are met in its games.
    var learnsets = 0
    var encounters = 0
    /// The moves and abilities that it brought, and how many of those say in English what they do.
    var moves = 0
    var moveEffects = 0
    var abilities = 0
    var abilityEffects = 0
  }

  let species: Int
  let moves: Int
  let abilities: Int
  /// Whether prose was left out, here or by the source.
  let isFactsOnly: Bool
  /// By code.
  let languages: [Language]
  /// By number.
  let generations: [Generation]

  init(_ index: SnapshotIndex) {
    let snapshot = index.snapshot
    species = snapshot.species.count
    moves = snapshot.moves.count
    abilities = snapshot.abilities.count
    languages = Self.languages(snapshot)
    isFactsOnly = languages.allSatisfy {
      $0.flavorTexts + $0.moveEffects + $0.abilityEffects == 0
    }
    generations = Self.generations(index)
  }

  private static func languages(_ snapshot: Snapshot) -> [Language] {
    var counts: [String: Language] = [:]
    func count(_ codes: some Sequence<String>, _ field: WritableKeyPath<Language, Int>) {
      for code in Set(codes) { counts[code, default: Language(code: code)][keyPath: field] += 1 }
    }
    for species in snapshot.species {
      count(species.names.languages, \.names)
      count(species.genera.languages, \.genera)
      count(species.flavorTexts.lazy.map(\.language), \.flavorTexts)
    }
    for move in snapshot.moves {
      count(move.names.languages, \.moveNames)
      count(move.effects.languages, \.moveEffects)
    }
    for ability in snapshot.abilities {
      count(ability.names.languages, \.abilityNames)
      count(ability.effects.languages, \.abilityEffects)
    }
    return counts.values.sorted { $0.code < $1.code }
  }

  private static func generations(_ index: SnapshotIndex) -> [Generation] {
    let snapshot = index.snapshot
    var counts = Dictionary(
      snapshot.generations.map { ($0.slug, Generation(generation: $0)) },
      uniquingKeysWith: { first, _ in first })
    func count(
      _ generations: some Sequence<Slug>, _ field: WritableKeyPath<Generation, Int>
    ) {
      for slug in Set(generations) { counts[slug]?[keyPath: field] += 1 }
    }
    for species in snapshot.species {
      let one = CollectionOfOne(species.generation)
      count(one, \.species)
      guard let pokemon = index.defaultPokemon(of: species) else { continue }
      if pokemon.pictures.artwork != nil { count(one, \.artwork) }
      if pokemon.pictures.sprite != nil { count(one, \.sprites) }
      if pokemon.cry != nil { count(one, \.cries) }
    }
    for pokemon in snapshot.pokemon {
      count(
        pokemon.learnset.games.compactMap { index.versionGroup($0.versionGroup)?.generation },
        \.learnsets)
    }
    for encounters in snapshot.encounters {
      let groups = Set(
        encounters.places.lazy.flatMap(\.versions).compactMap { index.version($0)?.versionGroup })
      count(groups.compactMap { index.versionGroup($0)?.generation }, \.encounters)
    }
    for move in snapshot.moves {
      count(CollectionOfOne(move.generation), \.moves)
      if move.effects["en"] != nil { count(CollectionOfOne(move.generation), \.moveEffects) }
    }
    for ability in snapshot.abilities {
      count(CollectionOfOne(ability.generation), \.abilities)
      if ability.effects["en"] != nil {
        count(CollectionOfOne(ability.generation), \.abilityEffects)
      }
    }
    return counts.values.sorted { $0.generation.id < $1.generation.id }
  }
}
