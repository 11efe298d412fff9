import PokeAPI

/// A move. Machines are not followed: which machine teaches it is known only by number and game,
/// 2,372 records for what the learnsets already say.
struct MoveDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  let generation: LinkDTO
  let type: LinkDTO
  let damageClass: LinkDTO
  let power: Int?
  let accuracy: Int?
  let powerPoints: Int?
  let priority: Int
  let effectChance: Int?
  let pastValues: [PastDTO]?
  let effectEntries: ProseDTO<EffectDTO>?
  let flavorTextEntries: ProseDTO<FlavorTextDTO>?

  struct PastDTO: Decodable {
    let versionGroup: LinkDTO
    let type: LinkDTO?
    let power: Int?
    let accuracy: Int?
    let powerPoints: Int?

    enum CodingKeys: String, CodingKey {
      case type, power, accuracy
      case versionGroup = "version_group"
      case powerPoints = "pp"
    }
  }

  enum CodingKeys: String, CodingKey {
    case id, name, names, generation, type, power, accuracy, priority
    case damageClass = "damage_class"
    case powerPoints = "pp"
    case effectChance = "effect_chance"
    case pastValues = "past_values"
    case effectEntries = "effect_entries"
    case flavorTextEntries = "flavor_text_entries"
  }

  private static let percent = 0...100
  private static let powers = 0...1000

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    let chance = try checked(effectChance, in: Self.percent, at: "$.effect_chance")
    let move = Move(
      id: id, slug: try requiredName, names: LocalizedText(names),
      generation: try references.follow(generation, to: .generation, at: "$.generation"),
      type: try slug(ofType: type, at: "$.type", &references),
      damageClass: try references.follow(damageClass, to: .moveDamageClass, at: "$.damage_class"),
      power: Self.present(try checked(power, in: Self.powers, at: "$.power")),
      accuracy: Self.present(try checked(accuracy, in: Self.percent, at: "$.accuracy")),
      powerPoints: try checked(powerPoints, in: 0...100, at: "$.pp"),
      priority: try checked(priority, in: -20...20, at: "$.priority"), effectChance: chance,
      past: try past(&references),
      effects: try LocalizedText(
        effects: effectEntries, else: flavorTextEntries, effectChance: chance))
    return ResourceRecord(.move(move), references: references.references)
  }

  /// The data writes 0 for some of the moves to which no power, or no accuracy, applies.
  private static func present(_ value: Int?) -> Int? { value == 0 ? nil : value }

  /// A type that no Pokémon has is named and not followed.
  private func slug(
    ofType link: LinkDTO, at path: String, _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> Slug {
    if link.isExcludedType, let slug = link.name { return slug }
    return try references.follow(link, to: .type, at: path)
  }

  /// By version group id, which grows with the years among the games of the main series. A change
  /// of the effect alone is left out.
  private func past(_ references: inout ReferenceCollector) throws(RecordProblem) -> [Move.Past] {
    var result: [(group: Int, past: Move.Past)] = []
    for (index, dto) in (pastValues ?? []).enumerated() {
      let path = "$.past_values[\(index)]"
      let group = dto.versionGroup
      var past = Move.Past(
        versionGroup: try references.follow(group, to: .versionGroup, at: "\(path).version_group"))
      if let type = dto.type {
        past.type = try slug(ofType: type, at: "\(path).type", &references)
      }
      past.power = Self.present(try checked(dto.power, in: Self.powers, at: "\(path).power"))
      past.accuracy = Self.present(
        try checked(dto.accuracy, in: Self.percent, at: "\(path).accuracy"))
      past.powerPoints = try checked(dto.powerPoints, in: 0...100, at: "\(path).pp")
      guard past != Move.Past(versionGroup: past.versionGroup) else { continue }
      result.append(
        (try group.reference(to: .versionGroup, at: "\(path).version_group").id, past))
    }
    return result.sorted { $0.group < $1.group }.map(\.past)
  }
}
