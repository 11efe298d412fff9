extension EvolutionChain.Node: Codable {
  private enum CodingKeys: CodingKey {
    case species, isBaby, ways, evolvesTo
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      species: try container.decode(Slug.self, forKey: .species),
      isBaby: try container.decode(.isBaby, usually: false),
      ways: try container.decode(.ways, usually: []),
      evolvesTo: try container.decode(.evolvesTo, usually: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(species, forKey: .species)
    try container.encode(isBaby, .isBaby, usually: false)
    try container.encode(ways, .ways, usually: [])
    try container.encode(evolvesTo, .evolvesTo, usually: [])
  }
}

extension EvolutionWay: Codable {
  private enum CodingKeys: CodingKey {
    case trigger, isDefault, versionGroup, region, baseForm, evolvedForm, item, heldItem
    case knownMove, knownMoveType, usedMove, minMoveCount, location, minLevel, minHappiness
    case minAffection, minBeauty, minDamageTaken, minSteps, gender, timeOfDay, partySpecies
    case partyType, tradeSpecies, relativeStats, needsOverworldRain, needsMultiplayer
    case nearSpecialRock, turnUpsideDown, unknownConditions
  }

  private static let slugs: [(any WritableKeyPath<EvolutionWay, Slug?> & Sendable, CodingKeys)] = [
    (\.versionGroup, .versionGroup), (\.region, .region), (\.baseForm, .baseForm),
    (\.evolvedForm, .evolvedForm), (\.item, .item), (\.heldItem, .heldItem),
    (\.knownMove, .knownMove), (\.knownMoveType, .knownMoveType), (\.usedMove, .usedMove),
    (\.location, .location), (\.timeOfDay, .timeOfDay), (\.partySpecies, .partySpecies),
    (\.partyType, .partyType), (\.tradeSpecies, .tradeSpecies),
  ]

  private static let numbers: [(any WritableKeyPath<EvolutionWay, Int?> & Sendable, CodingKeys)] = [
    (\.minMoveCount, .minMoveCount), (\.minLevel, .minLevel), (\.minHappiness, .minHappiness),
    (\.minAffection, .minAffection), (\.minBeauty, .minBeauty),
    (\.minDamageTaken, .minDamageTaken), (\.minSteps, .minSteps),
  ]

  private static let flags: [(any WritableKeyPath<EvolutionWay, Bool> & Sendable, CodingKeys)] = [
    (\.isDefault, .isDefault), (\.needsOverworldRain, .needsOverworldRain),
    (\.needsMultiplayer, .needsMultiplayer), (\.nearSpecialRock, .nearSpecialRock),
    (\.turnUpsideDown, .turnUpsideDown),
  ]

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(trigger: try container.decode(Slug.self, forKey: .trigger))
    for (path, key) in Self.slugs {
      self[keyPath: path] = try container.decodeIfPresent(Slug.self, forKey: key)
    }
    for (path, key) in Self.numbers {
      self[keyPath: path] = try container.decodeIfPresent(Int.self, forKey: key)
    }
    for (path, key) in Self.flags {
      self[keyPath: path] = try container.decode(key, usually: false)
    }
    gender = try container.decodeIfPresent(Gender.self, forKey: .gender)
    relativeStats = try container.decodeIfPresent(RelativeStats.self, forKey: .relativeStats)
    unknownConditions = try container.decode(.unknownConditions, usually: [])
      .map { TextNormalizer.normalize($0, language: "en") }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(trigger, forKey: .trigger)
    for (path, key) in Self.slugs {
      try container.encodeIfPresent(self[keyPath: path], forKey: key)
    }
    for (path, key) in Self.numbers {
      try container.encodeIfPresent(self[keyPath: path], forKey: key)
    }
    for (path, key) in Self.flags {
      try container.encode(self[keyPath: path], key, usually: false)
    }
    try container.encodeIfPresent(gender, forKey: .gender)
    try container.encodeIfPresent(relativeStats, forKey: .relativeStats)
    try container.encode(unknownConditions, .unknownConditions, usually: [])
  }
}
