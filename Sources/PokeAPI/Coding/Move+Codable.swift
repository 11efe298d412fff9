extension Move: Codable {
  private enum CodingKeys: CodingKey {
    case id, slug, names, generation, type, damageClass, power, accuracy, powerPoints, priority
    case effectChance, past, effects
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      slug: try container.decode(Slug.self, forKey: .slug),
      names: try container.decode(.names, usually: [:]),
      generation: try container.decode(Slug.self, forKey: .generation),
      type: try container.decode(Slug.self, forKey: .type),
      damageClass: try container.decode(Slug.self, forKey: .damageClass),
      power: try container.decodeIfPresent(Int.self, forKey: .power),
      accuracy: try container.decodeIfPresent(Int.self, forKey: .accuracy),
      powerPoints: try container.decodeIfPresent(Int.self, forKey: .powerPoints),
      priority: try container.decode(.priority, usually: 0),
      effectChance: try container.decodeIfPresent(Int.self, forKey: .effectChance),
      past: try container.decode(.past, usually: []),
      effects: try container.decode(.effects, usually: [:]))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(slug, forKey: .slug)
    try container.encode(names, .names, usually: [:])
    try container.encode(generation, forKey: .generation)
    try container.encode(type, forKey: .type)
    try container.encode(damageClass, forKey: .damageClass)
    try container.encodeIfPresent(power, forKey: .power)
    try container.encodeIfPresent(accuracy, forKey: .accuracy)
    try container.encodeIfPresent(powerPoints, forKey: .powerPoints)
    try container.encode(priority, .priority, usually: 0)
    try container.encodeIfPresent(effectChance, forKey: .effectChance)
    try container.encode(past, .past, usually: [])
    try container.encode(effects, .effects, usually: [:])
  }
}
