/// An item that a wild Pokémon may hold.
public struct HeldItem: Equatable, Sendable {
  /// The item's slug.
  public var item: Slug
  /// In which games and how often, by version id.
  public var rarities: [Rarity]

  /// How often in one game.
  public struct Rarity: Equatable, Sendable {
    /// The game.
    public var version: Slug
    /// In percent, 1...100.
    public var percent: Int

    /// A game and how often.
    public init(version: Slug, percent: Int) {
      self.version = version
      self.percent = percent
    }
  }

  /// An item as a source or a test has it.
  public init(item: Slug, rarities: [Rarity]) {
    self.item = item
    self.rarities = rarities
  }
}
