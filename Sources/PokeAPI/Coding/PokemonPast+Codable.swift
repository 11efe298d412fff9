extension PokemonPast: Codable {
  private enum CodingKeys: CodingKey {
    case generation, types, stats, abilities
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      generation: try container.decode(Slug.self, forKey: .generation),
      types: try container.decodeIfPresent([Slug].self, forKey: .types),
      stats: try container.decode(.stats, usually: []),
      abilities: try container.decode(.abilities, usually: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(generation, forKey: .generation)
    try container.encodeIfPresent(types, forKey: .types)
    try container.encode(stats, .stats, usually: [])
    try container.encode(abilities, .abilities, usually: [])
  }
}
