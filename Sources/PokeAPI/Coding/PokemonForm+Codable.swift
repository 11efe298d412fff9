extension PokemonForm: Codable {
  private enum CodingKeys: CodingKey {
    case id, slug, pokemon, names, formNames, versionGroup, isDefault, isMega, isBattleOnly
    case formOrder, types, sprite
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      slug: try container.decode(Slug.self, forKey: .slug),
      pokemon: try container.decode(Int.self, forKey: .pokemon),
      names: try container.decode(.names, usually: [:]),
      formNames: try container.decode(.formNames, usually: [:]),
      versionGroup: try container.decode(Slug.self, forKey: .versionGroup),
      isDefault: try container.decode(.isDefault, usually: true),
      isMega: try container.decode(.isMega, usually: false),
      isBattleOnly: try container.decode(.isBattleOnly, usually: false),
      formOrder: try container.decode(.formOrder, usually: 1),
      types: try container.decode(.types, usually: []),
      sprite: MediaFolder.sprites.expanded(
        try container.decodeIfPresent(String.self, forKey: .sprite)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(slug, forKey: .slug)
    try container.encode(pokemon, forKey: .pokemon)
    try container.encode(names, .names, usually: [:])
    try container.encode(formNames, .formNames, usually: [:])
    try container.encode(versionGroup, forKey: .versionGroup)
    try container.encode(isDefault, .isDefault, usually: true)
    try container.encode(isMega, .isMega, usually: false)
    try container.encode(isBattleOnly, .isBattleOnly, usually: false)
    try container.encode(formOrder, .formOrder, usually: 1)
    try container.encode(types, .types, usually: [])
    try container.encodeIfPresent(MediaFolder.sprites.shortened(sprite), forKey: .sprite)
  }
}
