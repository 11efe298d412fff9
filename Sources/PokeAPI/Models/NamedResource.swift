/// A record of which the site needs the names alone: an egg group, a color, an item.
public struct NamedResource: Codable, Equatable, Identifiable, Sendable {
  public var resource: Resource
  public var id: Int
  public var slug: Slug
  public var names: LocalizedText

  public init(_ resource: Resource, id: Int, slug: Slug, names: LocalizedText) {
    self.resource = resource
    self.id = id
    self.slug = slug
    self.names = names
  }
}
