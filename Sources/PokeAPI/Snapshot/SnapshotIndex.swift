/// A snapshot with the look-ups that pages need: records by id and by slug, names, memberships.
public struct SnapshotIndex: Sendable {
  /// What is looked up in.
  public let snapshot: Snapshot
  /// The groups of games in the order in which they came out.
  public let versionGroupsByRelease: [VersionGroup]
  /// How types fare against one another.
  public let typeChart: TypeChart

  private let species: RecordIndex<PokemonSpecies>
  private let pokemon: RecordIndex<Pokemon>
  private let forms: RecordIndex<PokemonForm>
  private let chains: [Int: EvolutionChain]
  private let types: RecordIndex<PokemonType>
  private let abilities: RecordIndex<Ability>
  private let moves: RecordIndex<Move>
  private let moveSlugs: [Int: Slug]
  private let varieties: [Int: [Pokemon]]
  private let encounters: [Int: [PokemonEncounters.Place]]
  private let generations: RecordIndex<Generation>
  private let versionGroups: RecordIndex<VersionGroup>
  private let versions: RecordIndex<GameVersion>
  private let pokedexes: RecordIndex<RegionalPokedex>
  private let named: [Resource: RecordIndex<NamedResource>]
  private let speciesOfType: [Slug: [Int]]
  private let speciesOfGeneration: [Slug: [Int]]

  /// Costs about 2 ms for the whole data set: make one and keep it.
  public init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    versionGroupsByRelease = snapshot.versionGroups.sorted {
      ($0.order, $0.id) < ($1.order, $1.id)
    }
    typeChart = TypeChart(snapshot.types)
    let species = RecordIndex(snapshot.species, slug: \.slug)
    let pokemon = RecordIndex(snapshot.pokemon, slug: \.slug)
    forms = RecordIndex(snapshot.forms, slug: \.slug)
    chains = Dictionary(
      snapshot.evolutionChains.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    types = RecordIndex(snapshot.types, slug: \.slug)
    abilities = RecordIndex(snapshot.abilities, slug: \.slug)
    moves = RecordIndex(snapshot.moves, slug: \.slug)
    moveSlugs = Dictionary(
      snapshot.moves.map { ($0.id, $0.slug) }, uniquingKeysWith: { first, _ in first })
    varieties = Dictionary(
      snapshot.species.map { ($0.id, $0.varieties.compactMap { pokemon[$0.pokemon] }) },
      uniquingKeysWith: { first, _ in first })
    encounters = Dictionary(
      snapshot.encounters.map { ($0.id, $0.places) }, uniquingKeysWith: { first, _ in first })
    generations = RecordIndex(snapshot.generations, slug: \.slug)
    versionGroups = RecordIndex(snapshot.versionGroups, slug: \.slug)
    versions = RecordIndex(snapshot.versions, slug: \.slug)
    pokedexes = RecordIndex(snapshot.pokedexes, slug: \.slug)
    named = Dictionary(grouping: snapshot.named, by: \.resource)
      .mapValues { RecordIndex($0, slug: \.slug) }

    var speciesOfType: [Slug: [Int]] = [:]
    var speciesOfGeneration: [Slug: [Int]] = [:]
    for id in snapshot.published.sorted() {
      guard let record = species[id] else { continue }
      speciesOfGeneration[record.generation, default: []].append(id)
      for type in record.defaultPokemon.flatMap({ pokemon[$0] })?.types ?? [] {
        speciesOfType[type, default: []].append(id)
      }
    }
    self.species = species
    self.pokemon = pokemon
    self.speciesOfType = speciesOfType
    self.speciesOfGeneration = speciesOfGeneration
  }
}

extension SnapshotIndex {
  /// The species of that national number.
  public func species(_ id: Int) -> PokemonSpecies? { species[id] }
  /// The species of that name.
  public func species(_ slug: Slug) -> PokemonSpecies? { species[slug] }
  /// The variety of that id.
  public func pokemon(_ id: Int) -> Pokemon? { pokemon[id] }
  /// The variety of that name: `deoxys-normal`; there is no `deoxys`.
  public func pokemon(_ slug: Slug) -> Pokemon? { pokemon[slug] }
  /// The form of that id.
  public func form(_ id: Int) -> PokemonForm? { forms[id] }
  /// The form of that name.
  public func form(_ slug: Slug) -> PokemonForm? { forms[slug] }
  /// The family of that id.
  public func chain(_ id: Int) -> EvolutionChain? { chains[id] }
  /// The type of that name.
  public func type(_ slug: Slug) -> PokemonType? { types[slug] }
  /// The ability of that name.
  public func ability(_ slug: Slug) -> Ability? { abilities[slug] }
  /// The move of that id, as learnsets name it.
  public func move(_ id: Int) -> Move? { moves[id] }
  /// The name of the move of that id.
  public func moveSlug(_ id: Int) -> Slug? { moveSlugs[id] }
  /// The move of that name.
  public func move(_ slug: Slug) -> Move? { moves[slug] }
  /// Where the Pokémon of that id is met; nowhere for many, and for all that the data lacks.
  public func encounters(of pokemon: Int) -> [PokemonEncounters.Place] {
    encounters[pokemon] ?? []
  }
  /// The generation of that number: 1 for Kanto's.
  public func generation(_ id: Int) -> Generation? { generations[id] }
  /// The generation of that name.
  public func generation(_ slug: Slug) -> Generation? { generations[slug] }
  /// The games of that name.
  public func versionGroup(_ slug: Slug) -> VersionGroup? { versionGroups[slug] }
  /// The game of that name.
  public func version(_ slug: Slug) -> GameVersion? { versions[slug] }
  /// The Pokédex of that name.
  public func pokedex(_ slug: Slug) -> RegionalPokedex? { pokedexes[slug] }
  /// A record of a resource of which only the names are kept.
  public func named(_ resource: Resource, _ slug: Slug) -> NamedResource? { named[resource]?[slug] }

  /// The Pokémon that stands for the species; `nil` where the source did not give it.
  public func defaultPokemon(of species: PokemonSpecies) -> Pokemon? {
    species.defaultPokemon.flatMap { pokemon[$0] }
  }

  /// The species' Pokémon that the source gave, the default one first.
  public func varieties(of species: PokemonSpecies) -> [Pokemon] {
    varieties[species.id] ?? []
  }

  /// The published species whose default Pokémon has the type, by national number.
  public func speciesIDs(ofType type: Slug) -> [Int] { speciesOfType[type] ?? [] }

  /// The published species that the generation brought, by national number.
  public func speciesIDs(ofGeneration generation: Slug) -> [Int] {
    speciesOfGeneration[generation] ?? []
  }

  /// The names of any record; none where it is not here or has no names of its own.
  public func names(_ resource: Resource, _ slug: Slug) -> LocalizedText {
    switch resource {
    case .ability: abilities[slug]?.names ?? [:]
    case .generation: generations[slug]?.names ?? [:]
    case .move: moves[slug]?.names ?? [:]
    case .pokedex: pokedexes[slug]?.names ?? [:]
    case .pokemonForm: forms[slug]?.names ?? [:]
    case .pokemonSpecies: species[slug]?.names ?? [:]
    case .type: types[slug]?.names ?? [:]
    case .version: versions[slug]?.names ?? [:]
    // These have none: a Pokémon is called by its form, a group of games by its games.
    case .evolutionChain, .pokemon, .pokemonEncounters, .versionGroup: [:]
    case .eggGroup, .encounterMethod, .evolutionTrigger, .growthRate, .item, .language, .location,
      .moveDamageClass, .moveLearnMethod, .pokemonColor, .pokemonHabitat, .pokemonShape, .region:
      named[resource]?[slug]?.names ?? [:]
    }
  }

  /// A readable name in `language`, else in English, else made from the slug; and the language it
  /// is in (English for one made from the slug).
  public func name(
    _ resource: Resource, _ slug: Slug, in language: String
  ) -> (text: String, language: String) {
    names(resource, slug).text(in: language) ?? (slug.title, "en")
  }
}
