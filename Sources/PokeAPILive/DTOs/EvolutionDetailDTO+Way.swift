import PokeAPI

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
