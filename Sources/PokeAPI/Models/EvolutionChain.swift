/// A family of species as a tree.
public struct EvolutionChain: Codable, Equatable, Identifiable, Sendable {
  /// PokeAPI's id; ids have gaps.
  public var id: Int
  /// The first stage.
  public var root: Node
  /// What the parent holds to breed the baby at the root.
  public var babyTriggerItem: Slug?

  /// A species in the tree, and how it is reached from the one above.
  public struct Node: Equatable, Sendable {
    /// The species' slug. The snapshot may not hold it.
    public var species: Slug
    /// Whether it is a baby, which is always the first stage.
    public var isBaby: Bool
    /// The ways to get here: any one of them. Empty at the root, and where the data knows none.
    public var ways: [EvolutionWay]
    /// The next stages, by species id.
    public var evolvesTo: [Node]

    /// A stage; the defaults are those of the last one.
    public init(
      species: Slug, isBaby: Bool = false, ways: [EvolutionWay] = [], evolvesTo: [Node] = []
    ) {
      self.species = species
      self.isBaby = isBaby
      self.ways = ways
      self.evolvesTo = evolvesTo
    }
  }

  /// A family as a source or a test has it.
  public init(id: Int, root: Node, babyTriggerItem: Slug? = nil) {
    self.id = id
    self.root = root
    self.babyTriggerItem = babyTriggerItem
  }
}

/// One way to evolve: a trigger, and conditions that must all hold.
public struct EvolutionWay: Equatable, Sendable {
  /// What sets it off, such as `level-up` or `trade`.
  public var trigger: Slug
  /// Whether the data calls it the usual one of several ways.
  public var isDefault = false
  /// The games from which on it holds.
  public var versionGroup: Slug?
  /// The region in which it works.
  public var region: Slug?
  /// The Pokémon that evolves, where only some varieties do.
  public var baseForm: Slug?
  /// The Pokémon that it becomes, where the species has several.
  public var evolvedForm: Slug?
  /// The item that is used on it.
  public var item: Slug?
  /// The item that it holds.
  public var heldItem: Slug?
  /// The move that it knows.
  public var knownMove: Slug?
  /// The type of a move that it knows.
  public var knownMoveType: Slug?
  /// The move that it has used, `minMoveCount` times.
  public var usedMove: Slug?
  /// How often, at least.
  public var minMoveCount: Int?
  /// The place where it levels up.
  public var location: Slug?
  /// The level it reaches, at least.
  public var minLevel: Int?
  /// At least so much friendship, of 255.
  public var minHappiness: Int?
  /// At least so many hearts, of 5.
  public var minAffection: Int?
  /// At least so much beauty, of 255.
  public var minBeauty: Int?
  /// At least so many hit points lost without fainting.
  public var minDamageTaken: Int?
  /// At least so many steps taken together.
  public var minSteps: Int?
  /// The gender it must have.
  public var gender: Gender?
  /// `day`, `night`, `dusk`, `full-moon` or what the data adds.
  public var timeOfDay: Slug?
  /// The species that must be in the party.
  public var partySpecies: Slug?
  /// The type of a Pokémon that must be in the party.
  public var partyType: Slug?
  /// The species that it is traded for.
  public var tradeSpecies: Slug?
  /// How its attack must compare to its defense.
  public var relativeStats: RelativeStats?
  /// Whether it must rain.
  public var needsOverworldRain = false
  /// Whether another player must take part.
  public var needsMultiplayer = false
  /// Whether it must be near a rock that the place is known for.
  public var nearSpecialRock = false
  /// Whether the console must be held upside down.
  public var turnUpsideDown = false
  /// Keys of the data that are set but that we have no words for, sorted; a page names them.
  public var unknownConditions: [String] = []

  /// Genders that a way may ask for.
  public enum Gender: String, Codable, Sendable { case female, male }

  /// How attack compares to defense.
  public enum RelativeStats: String, Codable, Sendable {
    case attackLower, equal, attackHigher
  }

  /// A way without any condition.
  public init(trigger: Slug) { self.trigger = trigger }
}
