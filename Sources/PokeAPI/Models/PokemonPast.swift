/// What a Pokémon was up to and including one generation; what it does not name was as in the
/// next entry, or as it is now.
public struct PokemonPast: Equatable, Sendable {
  /// The last generation in which it was so.
  public var generation: Slug
  /// Its types then.
  public var types: [Slug]?
  /// Its base stats then, by the stat's name; `special` was both special stats in one.
  public var stats: [Stat]
  /// Its ability slots then, those that were different, by slot.
  public var abilities: [AbilitySlot]

  /// A base stat by name: one of `StatValues.slugs`, or `special`.
  public struct Stat: Codable, Equatable, Sendable {
    /// PokeAPI's name of the stat.
    public var stat: Slug
    /// Its base value then.
    public var value: Int

    /// A stat and its value.
    public init(_ stat: Slug, _ value: Int) {
      self.stat = stat
      self.value = value
    }
  }

  /// What stood in one slot.
  public struct AbilitySlot: Codable, Equatable, Sendable {
    /// 1, 2, or 3 for the hidden ability.
    public var slot: Int
    /// `nil` where the slot was empty.
    public var ability: Slug?

    /// A slot and what stood in it.
    public init(slot: Int, ability: Slug?) {
      self.slot = slot
      self.ability = ability
    }
  }

  /// As a source or a test has it.
  public init(
    generation: Slug, types: [Slug]? = nil, stats: [Stat] = [], abilities: [AbilitySlot] = []
  ) {
    self.generation = generation
    self.types = types
    self.stats = stats
    self.abilities = abilities
  }
}
