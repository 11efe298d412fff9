import Markup
import PokeAPI

extension PokemonTwin {
  /// The family as a tree, with every condition of every way that is set; `null` where the
  /// snapshot has no chain.
  static func evolution(_ species: PokemonSpecies, _ context: SiteContext) -> JSONValue {
    guard let chain = species.evolutionChain.flatMap({ context.index.chain($0) }) else {
      return .null
    }
    return [
      "babyTriggerItem": .optional(chain.babyTriggerItem),
      "root": node(chain.root),
    ]
  }

  private static func node(_ node: EvolutionChain.Node) -> JSONValue {
    [
      "species": .slug(node.species),
      "isBaby": .bool(node.isBaby),
      "ways": .array(node.ways.map(way)),
      "evolvesTo": .array(node.evolvesTo.map(self.node)),
    ]
  }

  private static func way(_ way: EvolutionWay) -> JSONValue {
    let conditions: [(String, JSONValue)] = [
      ("versionGroup", .optional(way.versionGroup)),
      ("region", .optional(way.region)),
      ("baseForm", .optional(way.baseForm)),
      ("evolvedForm", .optional(way.evolvedForm)),
      ("item", .optional(way.item)),
      ("heldItem", .optional(way.heldItem)),
      ("knownMove", .optional(way.knownMove)),
      ("knownMoveType", .optional(way.knownMoveType)),
      ("usedMove", .optional(way.usedMove)),
      ("minMoveCount", .optional(way.minMoveCount)),
      ("location", .optional(way.location)),
      ("minLevel", .optional(way.minLevel)),
      ("minHappiness", .optional(way.minHappiness)),
      ("minAffection", .optional(way.minAffection)),
      ("minBeauty", .optional(way.minBeauty)),
      ("minDamageTaken", .optional(way.minDamageTaken)),
      ("minSteps", .optional(way.minSteps)),
      ("gender", .optional(way.gender?.rawValue)),
      ("timeOfDay", .optional(way.timeOfDay)),
      ("partySpecies", .optional(way.partySpecies)),
      ("partyType", .optional(way.partyType)),
      ("tradeSpecies", .optional(way.tradeSpecies)),
      ("relativeStats", .optional(way.relativeStats?.rawValue)),
      ("needsOverworldRain", .flag(way.needsOverworldRain)),
      ("needsMultiplayer", .flag(way.needsMultiplayer)),
      ("nearSpecialRock", .flag(way.nearSpecialRock)),
      ("turnUpsideDown", .flag(way.turnUpsideDown)),
      (
        "unknownConditions",
        way.unknownConditions.isEmpty ? .null : .array(way.unknownConditions.map(JSONValue.string))
      ),
    ]
    let always: [(String, JSONValue)] = [
      ("trigger", .slug(way.trigger)), ("isDefault", .bool(way.isDefault)),
    ]
    return .object(
      (always + conditions.filter { $0.1 != .null }).map {
        JSONValue.Member(name: $0.0, value: $0.1)
      })
  }
}
