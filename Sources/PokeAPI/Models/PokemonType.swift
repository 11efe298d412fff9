/// One of the 18 types, with the damage its moves do.
public struct PokemonType: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var slug: Slug
  public var names: LocalizedText
  public var generation: Slug
  /// The types that its moves hit for double damage. Sorted, as the next two.
  public var doubleDamageTo: [Slug]
  public var halfDamageTo: [Slug]
  public var noDamageTo: [Slug]

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
