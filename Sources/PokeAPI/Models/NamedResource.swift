/// A record of which the site needs the names alone: an egg group, a color, an item.
public struct NamedResource: Codable, Equatable, Identifiable, Sendable {
  /// The kind of record; ids and slugs are unique within it.
  public var resource: Resource
  /// PokeAPI's id.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText

  /// A record as a source or a test has it.
  public init(_ resource: Resource, id: Int, slug: Slug, names: LocalizedText) {
    self.resource = resource
    self.id = id
    self.slug = slug
    self.names = names
  }
}
