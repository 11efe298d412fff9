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

/// Any key at all.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
