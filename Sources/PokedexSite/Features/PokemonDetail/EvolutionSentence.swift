import PokeAPI

/// One way to evolve, in words: "Level up by night with friendship of 160 or more".
///
/// A trigger or condition that we have no words for is named as the data names it, so that what
/// the data adds tomorrow still reads.
struct EvolutionSentence: Sendable {
  let strings: Strings
  let vocabulary: Vocabulary

  func callAsFunction(_ way: EvolutionWay) -> String {
    ([trigger(of: way)] + conditions(of: way)).joined(separator: strings[.evolutionJoint])
  }

  private func trigger(of way: EvolutionWay) -> String {
    switch way.trigger.rawValue {
    case "level-up":
      way.minLevel.map { strings(.evolutionLevel, ("level", strings.number($0))) }
        ?? strings[.evolutionLevelUp]
    case "trade":
      way.tradeSpecies.map { strings(.evolutionTradeFor, ("species", name(.pokemonSpecies, $0))) }
        ?? strings[.evolutionTrade]
    case "use-item":
      way.item.map { strings(.evolutionUse, ("item", name(.item, $0))) }
        ?? name(.evolutionTrigger, way.trigger)
    case "use-move": moves(way, .evolutionUseMove)
    case "agile-style-move": moves(way, .evolutionAgileStyle)
    case "strong-style-move": moves(way, .evolutionStrongStyle)
    case "shed": strings[.evolutionShed]
    case "other": strings[.evolutionOther]
    default: name(.evolutionTrigger, way.trigger)
    }
  }

  private func moves(_ way: EvolutionWay, _ key: StringKey) -> String {
    guard let move = way.usedMove else { return name(.evolutionTrigger, way.trigger) }
    return strings(
      key, ("move", name(.move, move)), ("count", strings.number(way.minMoveCount ?? 1)))
  }

  private func conditions(of way: EvolutionWay) -> [String] {
    let isLevelUp = way.trigger.rawValue == "level-up"
    let named: [(Slug?, StringKey, String, Resource)] = [
      (way.heldItem, .evolutionHolding, "item", .item),
      (way.trigger.rawValue == "use-item" ? nil : way.item, .evolutionWith, "item", .item),
      (way.knownMove, .evolutionKnowing, "move", .move),
      (way.knownMoveType, .evolutionKnowingType, "type", .type),
      (Self.usesMove(way) ? nil : way.usedMove, .evolutionUsing, "move", .move),
      (way.location, .evolutionAt, "location", .location),
      (way.region, .evolutionIn, "region", .region),
      (way.partySpecies, .evolutionParty, "species", .pokemonSpecies),
      (way.partyType, .evolutionPartyType, "type", .type),
      (
        way.trigger.rawValue == "trade" ? nil : way.tradeSpecies, .evolutionFor, "species",
        .pokemonSpecies
      ),
    ]
    let counted: [(Int?, StringKey)] = [
      (isLevelUp ? nil : way.minLevel, .evolutionAtLevel),
      (way.minHappiness, .evolutionFriendship),
      (way.minAffection, .evolutionAffection),
      (way.minBeauty, .evolutionBeauty),
      (way.minDamageTaken, .evolutionDamage),
      (way.minSteps, .evolutionSteps),
    ]
    let flagged: [(Bool, StringKey)] = [
      (way.nearSpecialRock, .evolutionRock),
      (way.needsOverworldRain, .evolutionRain),
      (way.turnUpsideDown, .evolutionUpsideDown),
      (way.needsMultiplayer, .evolutionMultiplayer),
    ]
    return [gender(way), time(way), stats(way)].compactMap { $0 }
      + named.compactMap { slug, key, place, resource in
        slug.map { strings(key, (place, name(resource, $0))) }
      }
      + counted.compactMap { count, key in
        count.map { strings(key, ("count", strings.number($0))) }
      }
      + flagged.compactMap { $0 ? strings[$1] : nil }
      + way.unknownConditions.map { key in
        strings(
          .evolutionUnknownCondition,
          ("condition", key.map { $0 == "_" ? " " : String($0) }.joined()))
      }
  }

  private static func usesMove(_ way: EvolutionWay) -> Bool {
    ["use-move", "agile-style-move", "strong-style-move"].contains(way.trigger.rawValue)
  }

  private func gender(_ way: EvolutionWay) -> String? {
    switch way.gender {
    case .female: strings[.evolutionFemale]
    case .male: strings[.evolutionMale]
    case nil: nil
    }
  }

  private func time(_ way: EvolutionWay) -> String? {
    way.timeOfDay.map { time in
      switch time.rawValue {
      case "day": strings[.evolutionDay]
      case "night": strings[.evolutionNight]
      case "dusk": strings[.evolutionDusk]
      case "full-moon": strings[.evolutionFullMoon]
      default: strings(.evolutionTime, ("time", time.title))
      }
    }
  }

  private func stats(_ way: EvolutionWay) -> String? {
    switch way.relativeStats {
    case .attackLower: strings[.evolutionAttackLower]
    case .equal: strings[.evolutionAttackEqual]
    case .attackHigher: strings[.evolutionAttackHigher]
    case nil: nil
    }
  }

  private func name(_ resource: Resource, _ slug: Slug) -> String {
    vocabulary.name(resource, slug).text
  }
}
