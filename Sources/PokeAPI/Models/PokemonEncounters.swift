/// Where one Pokémon is met in the wild or handed over, by game.
///
/// PokeAPI's `pokemon/ID/encounters`; it has nothing for many games from the seventh generation on.
public struct PokemonEncounters: Equatable, Identifiable, Sendable {
  /// The Pokémon's id.
  public var id: Int
  /// Sorted by area, then by the first version's id, then by method.
  public var places: [Place]

  /// One area and one method, in the games in which all else is the same.
  public struct Place: Equatable, Sendable {
    /// PokeAPI's location area, such as `trophy-garden-area`. Its readable name comes from here.
    public var area: Slug
    /// The games, by id; at least one.
    public var versions: [Slug]
    /// PokeAPI's encounter method, such as `walk` or `old-rod`.
    public var method: Slug
    /// The levels at which it is met.
    public var levels: ClosedRange<Int>
    /// The highest chance at one time of day and under one condition, in percent, 0...100.
    public var chance: Int

    /// One area and one method.
    public init(
      area: Slug, versions: [Slug], method: Slug, levels: ClosedRange<Int>, chance: Int
    ) {
      self.area = area
      self.versions = versions
      self.method = method
      self.levels = levels
      self.chance = chance
    }
  }

  /// The places of one Pokémon; none for one that is never met.
  public init(id: Int, places: [Place] = []) {
    self.id = id
    self.places = places
  }
}
