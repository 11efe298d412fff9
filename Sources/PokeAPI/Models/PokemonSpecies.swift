/// A species: what all varieties of one national number share.
public struct PokemonSpecies: Equatable, Identifiable, Sendable {
  /// The number in the National Pokédex.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText
  /// The category, such as "Seed Pokémon".
  public var genera: LocalizedText
  /// The generation that brought it.
  public var generation: Slug
  /// Its main color.
  public var color: Slug
  /// The shape of its body.
  public var shape: Slug?
  /// Only species of the first three generations have one.
  public var habitat: Slug?
  /// One or two, in the order of the data.
  public var eggGroups: [Slug]
  /// The chance of being female in eighths (0...8); `nil` has no gender.
  public var femaleEighths: Int?
  /// 3...255; higher is easier.
  public var captureRate: Int
  /// 0...255.
  public var baseHappiness: Int?
  /// Egg cycles until it hatches.
  public var hatchCounter: Int?
  /// How fast it levels up.
  public var growthRate: Slug?
  /// Whether it is a baby.
  public var isBaby: Bool
  /// Whether it is legendary.
  public var isLegendary: Bool
  /// Whether it is mythical. No species is two of baby, legendary and mythical.
  public var isMythical: Bool
  /// Whether females and males look different.
  public var hasGenderDifferences: Bool
  /// Whether it can change its form.
  public var formsSwitchable: Bool
  /// The id of its family.
  public var evolutionChain: Int?
  /// The default variety first, the others by id.
  public var varieties: [Variety]
  /// Sorted by Pokédex id; the national number is `id` and not among them.
  public var regionalNumbers: [RegionalNumber]
  /// Prose, left out of a snapshot of facts only. Sorted by language, then by version.
  public var flavorTexts: [FlavorText]

  /// A Pokémon of the species.
  public struct Variety: Equatable, Sendable {
    /// The Pokémon's id.
    public var pokemon: Int
    /// Whether it stands for the species; exactly one does.
    public var isDefault: Bool

    /// A Pokémon by its id.
    public init(pokemon: Int, isDefault: Bool) {
      self.pokemon = pokemon
      self.isDefault = isDefault
    }
  }

  /// The species' number in one regional Pokédex.
  public struct RegionalNumber: Codable, Equatable, Sendable {
    /// The Pokédex that counts so.
    public var pokedex: Slug
    /// Victini has 0 in Unova's.
    public var number: Int

    /// A number in a Pokédex.
    public init(pokedex: Slug, number: Int) {
      self.pokedex = pokedex
      self.number = number
    }
  }

  /// What one game's Pokédex says, in one language.
  public struct FlavorText: Equatable, Sendable {
    /// PokeAPI's code.
    public var language: String
    /// The game that says so.
    public var version: Slug
    /// One line, normalized.
    public var text: String

    /// A text that is normalized already.
    public init(language: String, version: Slug, text: String) {
      self.language = language
      self.version = version
      self.text = text
    }
  }

  /// A species as a source or a test has it.
  public init(
    id: Int, slug: Slug, names: LocalizedText, genera: LocalizedText = [:], generation: Slug,
    color: Slug, shape: Slug? = nil, habitat: Slug? = nil, eggGroups: [Slug] = [],
    femaleEighths: Int? = nil, captureRate: Int, baseHappiness: Int? = nil,
    hatchCounter: Int? = nil, growthRate: Slug? = nil, isBaby: Bool = false,
    isLegendary: Bool = false, isMythical: Bool = false, hasGenderDifferences: Bool = false,
    formsSwitchable: Bool = false, evolutionChain: Int? = nil, varieties: [Variety],
    regionalNumbers: [RegionalNumber] = [], flavorTexts: [FlavorText] = []
  ) {
    self.id = id
    self.slug = slug
    self.names = names
    self.genera = genera
    self.generation = generation
    self.color = color
    self.shape = shape
    self.habitat = habitat
    self.eggGroups = eggGroups
    self.femaleEighths = femaleEighths
    self.captureRate = captureRate
    self.baseHappiness = baseHappiness
    self.hatchCounter = hatchCounter
    self.growthRate = growthRate
    self.isBaby = isBaby
    self.isLegendary = isLegendary
    self.isMythical = isMythical
    self.hasGenderDifferences = hasGenderDifferences
    self.formsSwitchable = formsSwitchable
    self.evolutionChain = evolutionChain
    self.varieties = varieties
    self.regionalNumbers = regionalNumbers
    self.flavorTexts = flavorTexts
  }
}
