/// One of the 18 types, with the damage its moves do.
public struct PokemonType: Codable, Equatable, Identifiable, Sendable {
  /// PokeAPI's id, from 1 in the games' order.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText
  /// The generation that brought it.
  public var generation: Slug
  /// The types that its moves hit for double damage. Sorted, as the next two.
  public var doubleDamageTo: [Slug]
  /// The types that its moves hit for half damage.
  public var halfDamageTo: [Slug]
  /// The types that its moves do not hurt.
  public var noDamageTo: [Slug]

  /// A type as a source or a test has it.
  public init(
    id: Int, slug: Slug, names: LocalizedText, generation: Slug, doubleDamageTo: [Slug] = [],
    halfDamageTo: [Slug] = [], noDamageTo: [Slug] = []
  ) {
    self.id = id
    self.slug = slug
    self.names = names
    self.generation = generation
    self.doubleDamageTo = doubleDamageTo
    self.halfDamageTo = halfDamageTo
    self.noDamageTo = noDamageTo
  }
}
