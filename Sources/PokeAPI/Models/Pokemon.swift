/// One variety of a species: what has types, abilities and stats of its own.
public struct Pokemon: Equatable, Identifiable, Sendable {
  /// The national number for a default variety, 10001 and up for the others.
  public var id: Int
  public var slug: Slug
  /// The species' id.
  public var species: Int
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
  public var stats: StatValues
  /// The effort points that defeating it gives.
  public var effort: StatValues
  /// The forms' ids, the default one first.
  public var forms: [Int]
  public var pictures: Pictures
  /// The address of its cry as Ogg Vorbis.
  public var cry: String?

  /// An ability the Pokémon may have.
  public struct AbilitySlot: Equatable, Sendable {
    public var ability: Slug
    public var isHidden: Bool

    public init(ability: Slug, isHidden: Bool) {
      self.ability = ability
      self.isHidden = isHidden
    }
  }

  public init(
    id: Int, slug: Slug, species: Int, isDefault: Bool, height: Int, weight: Int?,
    baseExperience: Int? = nil, types: [Slug], abilities: [AbilitySlot] = [], stats: StatValues,
    effort: StatValues = StatValues(), forms: [Int] = [], pictures: Pictures = Pictures(),
    cry: String? = nil
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
  }
}
