import PokeAPI

/// What each species evolves from and how, as facts of a sheet.
struct EvolutionFacts {
  /// By the slug of the species that it becomes.
  private(set) var parents: [Slug: Slug] = [:]
  /// `level-up, min-level 16; use-item, item fire-stone`, by the same.
  private(set) var ways: [Slug: String] = [:]

  init(_ chains: [EvolutionChain]) {
    for chain in chains { add(chain.root) }
  }

  private mutating func add(_ node: EvolutionChain.Node) {
    for next in node.evolvesTo {
      parents[next.species] = node.species
      ways[next.species] = next.ways.map(Self.text).joined(separator: "; ")
      add(next)
    }
  }

  /// A way as the twin tells it, which already leaves out what is not set.
  private static func text(_ way: EvolutionWay) -> String {
    let slugs: [(String, Slug?)] = [
      ("in", way.versionGroup), ("region", way.region), ("base-form", way.baseForm),
      ("evolved-form", way.evolvedForm), ("item", way.item), ("held-item", way.heldItem),
      ("known-move", way.knownMove), ("known-move-type", way.knownMoveType),
      ("used-move", way.usedMove), ("location", way.location), ("time", way.timeOfDay),
      ("party-species", way.partySpecies), ("party-type", way.partyType),
      ("trade-species", way.tradeSpecies),
    ]
    let numbers: [(String, Int?)] = [
      ("times", way.minMoveCount), ("level", way.minLevel), ("friendship", way.minHappiness),
      ("affection", way.minAffection), ("beauty", way.minBeauty), ("damage", way.minDamageTaken),
      ("steps", way.minSteps),
    ]
    let flags: [(String, Bool)] = [
      ("rain", way.needsOverworldRain), ("multiplayer", way.needsMultiplayer),
      ("special-rock", way.nearSpecialRock), ("upside-down", way.turnUpsideDown),
    ]
    var parts = [way.trigger.rawValue]
    parts += slugs.compactMap { name, slug in slug.map { "\(name) \($0)" } }
    parts += numbers.compactMap { name, number in number.map { "\(name) \($0)" } }
    parts += [way.gender?.rawValue, way.relativeStats?.rawValue].compactMap { $0 }
    parts += flags.filter(\.1).map(\.0)
    parts += way.unknownConditions
    return parts.joined(separator: ", ")
  }
}
