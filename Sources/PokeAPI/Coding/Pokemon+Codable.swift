extension Pokemon: Codable {
  private enum CodingKeys: CodingKey {
    case id, slug, species, isDefault, height, weight, baseExperience, types, abilities, stats
    case effort, forms, pictures, cry, heldItems, past, learnset
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      slug: try container.decode(Slug.self, forKey: .slug),
      species: try container.decode(Int.self, forKey: .species),
      isDefault: try container.decode(.isDefault, usually: true),
      height: try container.decode(Int.self, forKey: .height),
      weight: try container.decodeIfPresent(Int.self, forKey: .weight),
      baseExperience: try container.decodeIfPresent(Int.self, forKey: .baseExperience),
      types: try container.decode([Slug].self, forKey: .types),
      abilities: try container.decode(.abilities, usually: []),
      stats: try container.decode(StatValues.self, forKey: .stats),
      effort: try container.decode(.effort, usually: StatValues()),
      forms: try container.decode(.forms, usually: []),
      pictures: try container.decode(.pictures, usually: Pictures()),
      cry: MediaFolder.cries.expanded(try container.decodeIfPresent(String.self, forKey: .cry)),
      heldItems: try container.decode(.heldItems, usually: []),
      past: try container.decode(.past, usually: []),
      learnset: try container.decode(.learnset, usually: Learnset()))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(slug, forKey: .slug)
    try container.encode(species, forKey: .species)
    try container.encode(isDefault, .isDefault, usually: true)
    try container.encode(height, forKey: .height)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(baseExperience, forKey: .baseExperience)
    try container.encode(types, forKey: .types)
    try container.encode(abilities, .abilities, usually: [])
    try container.encode(stats, forKey: .stats)
    try container.encode(effort, .effort, usually: StatValues())
    try container.encode(forms, .forms, usually: [])
    try container.encode(pictures, .pictures, usually: Pictures())
    try container.encodeIfPresent(MediaFolder.cries.shortened(cry), forKey: .cry)
    try container.encode(heldItems, .heldItems, usually: [])
    try container.encode(past, .past, usually: [])
    try container.encode(learnset, .learnset, usually: Learnset())
  }
}

extension Pokemon.AbilitySlot: Codable {
  private enum CodingKeys: CodingKey {
    case ability, isHidden
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      ability: try container.decode(Slug.self, forKey: .ability),
      isHidden: try container.decode(.isHidden, usually: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ability, forKey: .ability)
    try container.encode(isHidden, .isHidden, usually: false)
  }
}
