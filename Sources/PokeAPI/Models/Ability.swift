/// An ability that a Pokémon may have.
public struct Ability: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var slug: Slug
  public var names: LocalizedText
  public var generation: Slug
  /// What it does, in a sentence. Prose, left out of a snapshot of facts only.
  public var effects: LocalizedText

  public init(
    id: Int, slug: Slug, names: LocalizedText, generation: Slug, effects: LocalizedText = [:]
  ) {
    self.id = id
    self.slug = slug
    self.names = names
    self.generation = generation
    self.effects = effects
  }
}
