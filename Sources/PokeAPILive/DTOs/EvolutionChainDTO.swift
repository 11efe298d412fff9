import PokeAPI

struct EvolutionChainDTO: RecordDTO {
  let id: Int
  let babyTriggerItem: LinkDTO?
  let chain: NodeDTO

  /// Chains have none.
  var name: Slug? { nil }

  struct NodeDTO: Decodable {
    let species: LinkDTO
    let isBaby: Bool?
    let evolutionDetails: [EvolutionDetailDTO]?
    let evolvesTo: [NodeDTO]?

    enum CodingKeys: String, CodingKey {
      case species
      case isBaby = "is_baby"
      case evolutionDetails = "evolution_details"
      case evolvesTo = "evolves_to"
    }
  }

  enum CodingKeys: String, CodingKey {
    case id, chain
    case babyTriggerItem = "baby_trigger_item"
  }

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    let item = try references.follow(babyTriggerItem, to: .item, at: "$.baby_trigger_item")
    let root = try chain.node(at: "$.chain", &references)
    return ResourceRecord(
      .evolutionChain(EvolutionChain(id: id, root: root, babyTriggerItem: item)),
      references: references.references)
  }
}

extension EvolutionChainDTO.NodeDTO {
  /// The data set has three stages. A page draws them inside one another.
  private static let maximumStages = 16

  /// The species and all below it, siblings by species id. Species are not followed: a chain may
  /// name one that the list does not hold, which a page shows by its slug.
  fileprivate func node(
    at path: String, stage: Int = 1, _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> EvolutionChain.Node {
    guard stage <= Self.maximumStages else {
      throw RecordProblem("$.chain", "more than \(Self.maximumStages) stages")
    }
    guard let slug = species.name else { throw RecordProblem("\(path).species.name", "missing") }
    var ways: [EvolutionWay] = []
    for (index, detail) in (evolutionDetails ?? []).enumerated() {
      ways.append(try detail.way(at: "\(path).evolution_details[\(index)]", &references))
    }
    var children: [(id: Int, node: EvolutionChain.Node)] = []
    for (index, child) in (evolvesTo ?? []).enumerated() {
      let childPath = "\(path).evolves_to[\(index)]"
      let id = try child.species.reference(to: .pokemonSpecies, at: "\(childPath).species").id
      children.append((id, try child.node(at: childPath, stage: stage + 1, &references)))
    }
    return EvolutionChain.Node(
      species: slug, isBaby: isBaby ?? false, ways: ways,
      evolvesTo: children.sorted { $0.id < $1.id }.map(\.node))
  }
}
