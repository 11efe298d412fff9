/// Names one resource: what a list holds and what a record points to.
public struct ResourceReference: Hashable, Sendable {
  /// The kind of record.
  public let resource: Resource
  /// PokeAPI's id, taken from an address, never counted up: ids have gaps.
  public let id: Int
  /// The name that the list or the pointing record gave; evolution chains have none.
  public let slug: Slug?

  /// The record of that kind with that id.
  public init(_ resource: Resource, _ id: Int, _ slug: Slug? = nil) {
    self.resource = resource
    self.id = id
    self.slug = slug
  }

  /// By kind and id: the name only rides along.
  public static func == (left: Self, right: Self) -> Bool {
    left.resource == right.resource && left.id == right.id
  }

  /// By what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(resource)
    hasher.combine(id)
  }
}

extension ResourceReference: CustomStringConvertible {
  /// As reports name it, and where it lies below the API's base: `pokemon/25`, and
  /// `pokemon/25/encounters` for what that one is met in.
  public var description: String {
    resource == .pokemonEncounters
      ? "\(Resource.pokemon.rawValue)/\(id)/encounters" : "\(resource.rawValue)/\(id)"
  }
}

extension ResourceReference: Comparable {
  /// By kind, then by id.
  public static func < (left: Self, right: Self) -> Bool {
    (left.resource.rawValue, left.id) < (right.resource.rawValue, right.id)
  }
}
