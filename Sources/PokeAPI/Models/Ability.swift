/// An ability that a Pokémon may have.
public struct Ability: Codable, Equatable, Identifiable, Sendable {
  /// PokeAPI's id.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText
  /// The generation that brought it.
  public var generation: Slug
  /// What it does, in a sentence. Prose, left out of a snapshot of facts only.
  public var effects: LocalizedText

  /// An ability as a source or a test has it.
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
