/// A generation of games.
public struct Generation: Codable, Equatable, Identifiable, Sendable {
  /// 1 for Kanto's.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText
  /// The region in which it plays.
  public var region: Slug?

  /// As a source or a test has it.
  public init(id: Int, slug: Slug, names: LocalizedText, region: Slug? = nil) {
    self.id = id
    self.slug = slug
    self.names = names
    self.region = region
  }
}

/// Games that came out together, such as Red and Blue. It has no names: join its versions'.
public struct VersionGroup: Codable, Equatable, Identifiable, Sendable {
  /// PokeAPI's id.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// Sorts by release; ids do not.
  public var order: Int
  /// The generation that they belong to.
  public var generation: Slug
  /// By id.
  public var versions: [Slug]

  /// As a source or a test has it.
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
  /// PokeAPI's id.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText
  /// The games that it came out with.
  public var versionGroup: Slug

  /// As a source or a test has it.
  public init(id: Int, slug: Slug, names: LocalizedText, versionGroup: Slug) {
    self.id = id
    self.slug = slug
    self.names = names
    self.versionGroup = versionGroup
  }
}

/// A Pokédex of one region or game, which numbers species its own way.
public struct RegionalPokedex: Codable, Equatable, Identifiable, Sendable {
  /// PokeAPI's id.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// What it is called, by language.
  public var names: LocalizedText
  /// The region in which it plays.
  public var region: Slug?
  /// Whether a game of the main series numbers so.
  public var isMainSeries: Bool

  /// As a source or a test has it.
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
