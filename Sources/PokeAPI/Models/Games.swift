/// A generation of games.
public struct Generation: Codable, Equatable, Identifiable, Sendable {
  /// 1 for Kanto's.
  public var id: Int
  public var slug: Slug
  public var names: LocalizedText
  public var region: Slug?

  public init(id: Int, slug: Slug, names: LocalizedText, region: Slug? = nil) {
    self.id = id
    self.slug = slug
    self.names = names
    self.region = region
  }
}

/// Games that came out together, such as Red and Blue. It has no names: join its versions'.
public struct VersionGroup: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var slug: Slug
  /// Sorts by release; ids do not.
  public var order: Int
  public var generation: Slug
  public var versions: [Slug]

  public init(id: Int, slug: Slug, order: Int, generation: Slug, versions: [Slug]) {
    self.id = id
    self.slug = slug
    self.order = order
    self.generation = generation
    self.versions = versions
  }
}

/// One game.
public struct GameVersion: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var slug: Slug
  public var names: LocalizedText
  public var versionGroup: Slug

  public init(id: Int, slug: Slug, names: LocalizedText, versionGroup: Slug) {
    self.id = id
    self.slug = slug
    self.names = names
    self.versionGroup = versionGroup
  }
}

/// A Pokédex of one region or game, which numbers species its own way.
public struct RegionalPokedex: Codable, Equatable, Identifiable, Sendable {
  public var id: Int
  public var slug: Slug
  public var names: LocalizedText
  public var region: Slug?
  public var isMainSeries: Bool

  public init(
    id: Int, slug: Slug, names: LocalizedText, region: Slug? = nil, isMainSeries: Bool = true
  ) {
    self.id = id
    self.slug = slug
    self.names = names
    self.region = region
    self.isMainSeries = isMainSeries
  }
}
