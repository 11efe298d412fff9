/// All that a site is made from: one immutable, sorted value. Every array is sorted by id.
public struct Snapshot: Codable, Equatable, Sendable {
  /// The shape of the file. A reader refuses any other.
  public static let currentSchema = 2

  /// The shape that this one has.
  public var schema = currentSchema
  /// Whether prose (flavor texts, effects) was left out.
  public var isFactsOnly = false
  /// By national number.
  public var species: [PokemonSpecies] = []
  /// All varieties of all species.
  public var pokemon: [Pokemon] = []
  /// All looks of all Pokémon.
  public var forms: [PokemonForm] = []
  /// The families.
  public var evolutionChains: [EvolutionChain] = []
  /// The 18 types that Pokémon have.
  public var types: [PokemonType] = []
  /// The abilities that Pokémon have.
  public var abilities: [Ability] = []
  /// The moves that Pokémon learn, and those that evolutions name.
  public var moves: [Move] = []
  /// Where Pokémon are met, by Pokémon id; without a place for those that are met nowhere.
  public var encounters: [PokemonEncounters] = []
  /// From Kanto's on.
  public var generations: [Generation] = []
  /// Games that came out together.
  public var versionGroups: [VersionGroup] = []
  /// The games one by one.
  public var versions: [GameVersion] = []
  /// All but the national one.
  public var pokedexes: [RegionalPokedex] = []
  /// Egg groups, colors, items, damage classes, learn methods and the like, sorted by resource,
  /// then by id.
  public var named: [NamedResource] = []
  /// The species that are published, by national number: all, or what the filters left.
  public var published: [Int] = []
  /// The person's favorites, in the order they were added; all of them published.
  public var favorites: [Int] = []

  /// An empty one.
  public init() {}
}

extension Snapshot {
  /// The species that can have a page, by national number: those whose default Pokémon is here
  /// and shares its slug, which is the page's address, with no earlier one.
  package var publishable: [Int] {
    let slugs = Dictionary(
      pokemon.map { ($0.id, $0.slug) }, uniquingKeysWith: { first, _ in first })
    var taken: Set<Slug> = []
    return species.compactMap { species in
      guard let slug = species.defaultPokemon.flatMap({ slugs[$0] }) else { return nil }
      return taken.insert(slug).inserted ? species.id : nil
    }
  }
}
