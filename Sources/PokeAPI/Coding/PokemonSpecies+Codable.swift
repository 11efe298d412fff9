extension PokemonSpecies: Codable {
  private enum CodingKeys: CodingKey {
    case id, slug, names, genera, generation, color, shape, habitat, eggGroups, femaleEighths
    case captureRate, baseHappiness, hatchCounter, growthRate, isBaby, isLegendary, isMythical
    case hasGenderDifferences, formsSwitchable, evolutionChain, varieties, regionalNumbers
    case flavorTexts
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      slug: try container.decode(Slug.self, forKey: .slug),
      names: try container.decode(.names, usually: [:]),
      genera: try container.decode(.genera, usually: [:]),
      generation: try container.decode(Slug.self, forKey: .generation),
      color: try container.decode(Slug.self, forKey: .color),
      shape: try container.decodeIfPresent(Slug.self, forKey: .shape),
      habitat: try container.decodeIfPresent(Slug.self, forKey: .habitat),
      eggGroups: try container.decode(.eggGroups, usually: []),
      femaleEighths: try container.decodeIfPresent(Int.self, forKey: .femaleEighths),
      captureRate: try container.decode(Int.self, forKey: .captureRate),
      baseHappiness: try container.decodeIfPresent(Int.self, forKey: .baseHappiness),
      hatchCounter: try container.decodeIfPresent(Int.self, forKey: .hatchCounter),
      growthRate: try container.decodeIfPresent(Slug.self, forKey: .growthRate),
      isBaby: try container.decode(.isBaby, usually: false),
      isLegendary: try container.decode(.isLegendary, usually: false),
      isMythical: try container.decode(.isMythical, usually: false),
      hasGenderDifferences: try container.decode(.hasGenderDifferences, usually: false),
      formsSwitchable: try container.decode(.formsSwitchable, usually: false),
      evolutionChain: try container.decodeIfPresent(Int.self, forKey: .evolutionChain),
      varieties: try container.decode([Variety].self, forKey: .varieties),
      regionalNumbers: try container.decode(.regionalNumbers, usually: []),
      flavorTexts: try container.decode(.flavorTexts, usually: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(slug, forKey: .slug)
    try container.encode(names, .names, usually: [:])
    try container.encode(genera, .genera, usually: [:])
    try container.encode(generation, forKey: .generation)
    try container.encode(color, forKey: .color)
    try container.encodeIfPresent(shape, forKey: .shape)
    try container.encodeIfPresent(habitat, forKey: .habitat)
    try container.encode(eggGroups, .eggGroups, usually: [])
    try container.encodeIfPresent(femaleEighths, forKey: .femaleEighths)
    try container.encode(captureRate, forKey: .captureRate)
    try container.encodeIfPresent(baseHappiness, forKey: .baseHappiness)
    try container.encodeIfPresent(hatchCounter, forKey: .hatchCounter)
    try container.encodeIfPresent(growthRate, forKey: .growthRate)
    try container.encode(isBaby, .isBaby, usually: false)
    try container.encode(isLegendary, .isLegendary, usually: false)
    try container.encode(isMythical, .isMythical, usually: false)
    try container.encode(hasGenderDifferences, .hasGenderDifferences, usually: false)
    try container.encode(formsSwitchable, .formsSwitchable, usually: false)
    try container.encodeIfPresent(evolutionChain, forKey: .evolutionChain)
    try container.encode(varieties, forKey: .varieties)
    try container.encode(regionalNumbers, .regionalNumbers, usually: [])
    try container.encode(flavorTexts, .flavorTexts, usually: [])
  }
}

extension PokemonSpecies.Variety: Codable {
  private enum CodingKeys: CodingKey {
    case pokemon, isDefault
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pokemon: try container.decode(Int.self, forKey: .pokemon),
      isDefault: try container.decode(.isDefault, usually: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pokemon, forKey: .pokemon)
    try container.encode(isDefault, .isDefault, usually: false)
  }
}

extension PokemonSpecies.FlavorText: Codable {
  private enum CodingKeys: CodingKey {
    case language, version, text
  }

  /// Normalizes the text: a file is from outside, even one of ours.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let language = try container.decode(Slug.self, forKey: .language).rawValue
    self.init(
      language: language, version: try container.decode(Slug.self, forKey: .version),
      text: TextNormalizer.normalize(
        try container.decode(String.self, forKey: .text), language: language))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(language, forKey: .language)
    try container.encode(version, forKey: .version)
    try container.encode(text, forKey: .text)
  }
}
