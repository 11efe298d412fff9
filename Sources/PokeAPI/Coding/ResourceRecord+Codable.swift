/// Encodes as the resource's name, the model and the references. A cache keeps records so, and
/// reads them back without looking at the API's much larger answers again.
extension ResourceRecord: Codable {
  private enum CodingKeys: CodingKey {
    case resource, record, references
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func model<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
      try container.decode(type, forKey: .record)
    }
    item =
      switch try container.decode(Resource.self, forKey: .resource) {
      case .ability: .ability(try model())
      case .evolutionChain: .evolutionChain(try model())
      case .generation: .generation(try model())
      case .move: .move(try model())
      case .pokedex: .pokedex(try model())
      case .pokemon: .pokemon(try model())
      case .pokemonEncounters: .encounters(try model())
      case .pokemonForm: .pokemonForm(try model())
      case .pokemonSpecies: .pokemonSpecies(try model())
      case .type: .type(try model())
      case .version: .version(try model())
      case .versionGroup: .versionGroup(try model())
      case .eggGroup, .encounterMethod, .evolutionTrigger, .growthRate, .item, .language,
        .location, .moveDamageClass, .moveLearnMethod, .pokemonColor, .pokemonHabitat,
        .pokemonShape, .region:
        .named(try model())
      }
    references = try container.decode(.references, usually: [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(item.reference.resource, forKey: .resource)
    switch item {
    case .ability(let model): try container.encode(model, forKey: .record)
    case .encounters(let model): try container.encode(model, forKey: .record)
    case .evolutionChain(let model): try container.encode(model, forKey: .record)
    case .generation(let model): try container.encode(model, forKey: .record)
    case .move(let model): try container.encode(model, forKey: .record)
    case .named(let model): try container.encode(model, forKey: .record)
    case .pokedex(let model): try container.encode(model, forKey: .record)
    case .pokemon(let model): try container.encode(model, forKey: .record)
    case .pokemonForm(let model): try container.encode(model, forKey: .record)
    case .pokemonSpecies(let model): try container.encode(model, forKey: .record)
    case .type(let model): try container.encode(model, forKey: .record)
    case .version(let model): try container.encode(model, forKey: .record)
    case .versionGroup(let model): try container.encode(model, forKey: .record)
    }
    try container.encode(references, .references, usually: [])
  }
}
