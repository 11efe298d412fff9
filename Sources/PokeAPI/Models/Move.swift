/// A move that a Pokémon may learn.
public struct Move: Equatable, Identifiable, Sendable {
  /// PokeAPI's id.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText
  /// The generation that brought it.
  public var generation: Slug
  /// Its type, which need not be one of the 18.
  public var type: Slug
  /// `physical`, `special` or `status`.
  public var damageClass: Slug
  /// `nil` for a move that does no damage, or damage by a rule of its own.
  public var power: Int?
  /// In percent; `nil` for a move that cannot miss.
  public var accuracy: Int?
  /// Power points: how often it can be used.
  public var powerPoints: Int?
  /// Higher goes first; 0 for most, -7...5.
  public var priority: Int
  /// The chance of its further effect, in percent.
  public var effectChance: Int?
  /// What it was before some games changed it, the oldest first.
  public var past: [Past]
  /// What it does, in a sentence, by language. Prose, left out of a snapshot of facts only.
  public var effects: LocalizedText

  /// What a move was until `versionGroup` changed it; `nil` is as it was after that.
  public struct Past: Codable, Equatable, Sendable {
    /// The first games with the newer values.
    public var versionGroup: Slug
    /// Its type before.
    public var type: Slug?
    /// Its power before.
    public var power: Int?
    /// Its accuracy before, in percent.
    public var accuracy: Int?
    /// Its power points before.
    public var powerPoints: Int?

    /// What it was before those games.
    public init(
      versionGroup: Slug, type: Slug? = nil, power: Int? = nil, accuracy: Int? = nil,
      powerPoints: Int? = nil
    ) {
      self.versionGroup = versionGroup
      self.type = type
      self.power = power
      self.accuracy = accuracy
      self.powerPoints = powerPoints
    }
  }

  /// A move as a source or a test has it.
  public init(
    id: Int, slug: Slug, names: LocalizedText, generation: Slug, type: Slug, damageClass: Slug,
    power: Int? = nil, accuracy: Int? = nil, powerPoints: Int? = nil, priority: Int = 0,
    effectChance: Int? = nil, past: [Past] = [], effects: LocalizedText = [:]
  ) {
    self.id = id
    self.slug = slug
    self.names = names
    self.generation = generation
    self.type = type
    self.damageClass = damageClass
    self.power = power
    self.accuracy = accuracy
    self.powerPoints = powerPoints
    self.priority = priority
    self.effectChance = effectChance
    self.past = past
    self.effects = effects
  }
}
