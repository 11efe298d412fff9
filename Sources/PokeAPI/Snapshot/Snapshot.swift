/// All that a site is made from: one immutable, sorted value. Every array is sorted by id.
public struct Snapshot: Codable, Equatable, Sendable {
  /// The shape of the file. A reader refuses any other.
  public static let currentSchema = 1

  public var schema = currentSchema
  /// Whether prose (flavor texts, effects) was left out.
  public var isFactsOnly = false
  public var species: [PokemonSpecies] = []
  public var pokemon: [Pokemon] = []
  public var forms: [PokemonForm] = []
  public var evolutionChains: [EvolutionChain] = []
  public var types: [PokemonType] = []
  public var abilities: [Ability] = []
  public var generations: [Generation] = []
  public var versionGroups: [VersionGroup] = []
  public var versions: [GameVersion] = []
  public var pokedexes: [RegionalPokedex] = []
  /// Egg groups, colors, items and the like, sorted by resource, then by id.
  public var named: [NamedResource] = []
  /// The species that are published, by national number: all, or what the filters left.
  public var published: [Int] = []
  /// The person's favorites, in the order they were added; all of them published.
  public var favorites: [Int] = []

  public init() {}
}
