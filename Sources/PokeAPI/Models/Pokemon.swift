/// One variety of a species: what has types, abilities and stats of its own.
public struct Pokemon: Equatable, Identifiable, Sendable {
  /// The national number for a default variety, 10001 and up for the others.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// The species' id.
  public var species: Int
  /// Whether it stands for its species.
  public var isDefault: Bool
  /// Decimeters.
  public var height: Int
  /// Hectograms. `nil` where the data says 0 or 10000, which both stand for unknown.
  public var weight: Int?
  /// Experience for defeating it.
  public var baseExperience: Int?
  /// One or two, the primary first.
  public var types: [Slug]
  /// In slot order; may be empty for the newest forms.
  public var abilities: [AbilitySlot]
  /// Its base stats.
  public var stats: StatValues
  /// The effort points that defeating it gives.
  public var effort: StatValues
  /// The forms' ids, the default one first.
  public var forms: [Int]
  /// Where its pictures lie.
  public var pictures: Pictures
  /// The address of its cry as Ogg Vorbis.
  public var cry: String?
  /// What it may hold in the wild, by item.
  public var heldItems: [HeldItem]
  /// What it was in earlier generations, the oldest first.
  public var past: [PokemonPast]
  /// The moves it learns.
  public var learnset: Learnset

  /// An ability the Pokémon may have.
  public struct AbilitySlot: Equatable, Sendable {
    /// The ability's slug.
    public var ability: Slug
    /// Whether it is the hidden ability.
    public var isHidden: Bool

    /// An ability and its kind.
    public init(ability: Slug, isHidden: Bool) {
      self.ability = ability
      self.isHidden = isHidden
    }
  }

  /// A Pokémon as a source or a test has it.
  public init(
    id: Int, slug: Slug, species: Int, isDefault: Bool, height: Int, weight: Int?,
    baseExperience: Int? = nil, types: [Slug], abilities: [AbilitySlot] = [], stats: StatValues,
    effort: StatValues = StatValues(), forms: [Int] = [], pictures: Pictures = Pictures(),
    cry: String? = nil, heldItems: [HeldItem] = [], past: [PokemonPast] = [],
    learnset: Learnset = Learnset()
  ) {
    self.id = id
    self.slug = slug
    self.species = species
    self.isDefault = isDefault
    self.height = height
    self.weight = weight
    self.baseExperience = baseExperience
    self.types = types
    self.abilities = abilities
    self.stats = stats
    self.effort = effort
    self.forms = forms
    self.pictures = pictures
    self.cry = cry
    self.heldItems = heldItems
    self.past = past
    self.learnset = learnset
  }
}
