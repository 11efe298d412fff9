import PokeAPI

/// One way to evolve: some thirty keys, of which few are set.
///
/// The API adds keys as the games add ways. A key that is set and unknown here is kept by name, so
/// that a page can say that there is more to it.
struct EvolutionDetailDTO: Decodable {
  let links: [Key: LinkDTO]
  let numbers: [Key: Int]
  let flags: Set<Key>
  let timeOfDay: String
  /// Sorted.
  let unknownKeys: [String]

  enum Key: String, CodingKey, CaseIterable {
    case trigger, item, location, region
    case versionGroup = "version_group"
    case baseForm = "base_form"
    case evolvedForm = "evolved_form"
    case heldItem = "held_item"
    case knownMove = "known_move"
    case knownMoveType = "known_move_type"
    case usedMove = "used_move"
    case partySpecies = "party_species"
    case partyType = "party_type"
    case tradeSpecies = "trade_species"

    case gender
    case minLevel = "min_level"
    case minHappiness = "min_happiness"
    case minAffection = "min_affection"
    case minBeauty = "min_beauty"
    case minMoveCount = "min_move_count"
    case minSteps = "min_steps"
    case minDamageTaken = "min_damage_taken"
    case relativeStats = "relative_physical_stats"

    case isDefault = "is_default"
    case needsOverworldRain = "needs_overworld_rain"
    case needsMultiplayer = "needs_multiplayer"
    case nearSpecialRock = "near_special_rock"
    case turnUpsideDown = "turn_upside_down"

    case timeOfDay = "time_of_day"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    var links: [Key: LinkDTO] = [:]
    var numbers: [Key: Int] = [:]
    var flags: Set<Key> = []
    var timeOfDay = ""
    var unknownKeys: [String] = []
    for name in container.allKeys where try !container.decodeNil(forKey: name) {
      guard let key = Key(rawValue: name.stringValue) else {
        if try container.decode(JSONValue.self, forKey: name).isSet {
          unknownKeys.append(name.stringValue)
        }
        continue
      }
      switch key {
      case .trigger, .item, .location, .region, .versionGroup, .baseForm, .evolvedForm, .heldItem,
        .knownMove, .knownMoveType, .usedMove, .partySpecies, .partyType, .tradeSpecies:
        links[key] = try container.decode(LinkDTO.self, forKey: name)
      case .gender, .minLevel, .minHappiness, .minAffection, .minBeauty, .minMoveCount, .minSteps,
        .minDamageTaken, .relativeStats:
        numbers[key] = try container.decode(Int.self, forKey: name)
      case .isDefault, .needsOverworldRain, .needsMultiplayer, .nearSpecialRock, .turnUpsideDown:
        if try container.decode(Bool.self, forKey: name) { flags.insert(key) }
      case .timeOfDay:
        timeOfDay = try container.decode(String.self, forKey: name)
      }
    }
    self.links = links
    self.numbers = numbers
    self.flags = flags
    self.timeOfDay = timeOfDay
    self.unknownKeys = unknownKeys.sorted()
  }
}

extension EvolutionDetailDTO {
  /// The way with all that is known about it, and the names of what is not.
  func way(
    at path: String, _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> EvolutionWay {
    func slug(_ key: Key, _ resource: Resource) throws(RecordProblem) -> Slug? {
      try references.follow(links[key], to: resource, at: "\(path).\(key.rawValue)")
    }
    func named(_ key: Key) throws(RecordProblem) -> Slug? {
      guard let link = links[key] else { return nil }
      guard let slug = link.name else {
        throw RecordProblem("\(path).\(key.rawValue).name", "missing")
      }
      return slug
    }
    var way = EvolutionWay(trigger: try slug(.trigger, .evolutionTrigger) ?? "other")
    way.versionGroup = try slug(.versionGroup, .versionGroup)
    way.region = try slug(.region, .region)
    way.baseForm = try named(.baseForm)
    way.evolvedForm = try named(.evolvedForm)
    way.item = try slug(.item, .item)
    way.heldItem = try slug(.heldItem, .item)
    way.knownMove = try slug(.knownMove, .move)
    way.knownMoveType = try slug(.knownMoveType, .type)
    way.usedMove = try slug(.usedMove, .move)
    way.location = try slug(.location, .location)
    way.partySpecies = try named(.partySpecies)
    way.partyType = try slug(.partyType, .type)
    way.tradeSpecies = try named(.tradeSpecies)
    way.minLevel = numbers[.minLevel]
    way.minHappiness = numbers[.minHappiness]
    way.minAffection = numbers[.minAffection]
    way.minBeauty = numbers[.minBeauty]
    way.minMoveCount = numbers[.minMoveCount]
    way.minSteps = numbers[.minSteps]
    way.minDamageTaken = numbers[.minDamageTaken]
    way.isDefault = flags.contains(.isDefault)
    way.needsOverworldRain = flags.contains(.needsOverworldRain)
    way.needsMultiplayer = flags.contains(.needsMultiplayer)
    way.nearSpecialRock = flags.contains(.nearSpecialRock)
    way.turnUpsideDown = flags.contains(.turnUpsideDown)
    readCodedValues(into: &way)
    return way
  }

  /// What the API writes as a code. A code without a meaning here counts as an unknown condition.
  private func readCodedValues(into way: inout EvolutionWay) {
    var unknown = unknownKeys.map {
      TextNormalizer.normalize(String($0.prefix(64)), language: "en")
    }
    switch numbers[.gender] {
    case nil: break
    case 1: way.gender = .female
    case 2: way.gender = .male
    default: unknown.append(Key.gender.rawValue)
    }
    switch numbers[.relativeStats] {
    case nil: break
    case -1: way.relativeStats = .attackLower
    case 0: way.relativeStats = .equal
    case 1: way.relativeStats = .attackHigher
    default: unknown.append(Key.relativeStats.rawValue)
    }
    if !timeOfDay.isEmpty {
      way.timeOfDay = Slug(rawValue: timeOfDay)
      if way.timeOfDay == nil { unknown.append(Key.timeOfDay.rawValue) }
    }
    way.unknownConditions = unknown.filter { !$0.isEmpty }.sorted()
  }
}

/// Any key at all.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
