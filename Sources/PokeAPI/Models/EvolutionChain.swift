/// A family of species as a tree.
public struct EvolutionChain: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var root: Node
  /// What the parent holds to breed the baby at the root.
  public var babyTriggerItem: Slug?

  /// A species in the tree, and how it is reached from the one above.
  public struct Node: Equatable, Sendable {
    public var species: Slug
    public var isBaby: Bool
    /// The ways to get here: any one of them. Empty at the root, and where the data knows none.
    public var ways: [EvolutionWay]
    public var evolvesTo: [Node]

    public init(
      species: Slug, isBaby: Bool = false, ways: [EvolutionWay] = [], evolvesTo: [Node] = []
    ) {
      self.species = species
      self.isBaby = isBaby
      self.ways = ways
      self.evolvesTo = evolvesTo
    }
  }

  public init(id: Int, root: Node, babyTriggerItem: Slug? = nil) {
    self.id = id
    self.root = root
    self.babyTriggerItem = babyTriggerItem
  }
}

/// One way to evolve: a trigger, and conditions that must all hold.
public struct EvolutionWay: Equatable, Sendable {
  public var trigger: Slug
  public var isDefault = false
  /// The games from which on it holds.
  public var versionGroup: Slug?
  public var region: Slug?
  /// The Pokémon (variety) that evolves, and the one it becomes, where only some forms do.
  public var baseForm: Slug?
  public var evolvedForm: Slug?
  public var item: Slug?
  public var heldItem: Slug?
  public var knownMove: Slug?
  public var knownMoveType: Slug?
  public var usedMove: Slug?
  public var minMoveCount: Int?
  public var location: Slug?
  public var minLevel: Int?
  public var minHappiness: Int?
  public var minAffection: Int?
  public var minBeauty: Int?
  public var minDamageTaken: Int?
  public var minSteps: Int?
  public var gender: Gender?
  /// `day`, `night`, `dusk`, `full-moon` or what the data adds.
  public var timeOfDay: Slug?
  public var partySpecies: Slug?
  public var partyType: Slug?
  public var tradeSpecies: Slug?
  public var relativeStats: RelativeStats?
  public var needsOverworldRain = false
  public var needsMultiplayer = false
  public var nearSpecialRock = false
  public var turnUpsideDown = false
  /// Keys of the data that are set but that we have no words for, sorted; a page names them.
  public var unknownConditions: [String] = []

  public enum Gender: String, Codable, Sendable { case female, male }

  /// How attack compares to defense.
  public enum RelativeStats: String, Codable, Sendable {
    case attackLower, equal, attackHigher
  }

  public init(trigger: Slug) { self.trigger = trigger }
}
