import PokeAPI

struct TypeDTO: RecordDTO {
  /// Kinds of damage and of moves rather than of Pokémon: no chart or filter shows them.
  static let excluded: Set<Slug> = ["shadow", "stellar", "unknown"]

  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  let generation: LinkDTO
  let damageRelations: DamageRelations

  struct DamageRelations: Decodable {
    let doubleDamageTo: [LinkDTO]
    let halfDamageTo: [LinkDTO]
    let noDamageTo: [LinkDTO]

    enum CodingKeys: String, CodingKey {
      case doubleDamageTo = "double_damage_to"
      case halfDamageTo = "half_damage_to"
      case noDamageTo = "no_damage_to"
    }
  }

  enum CodingKeys: String, CodingKey {
    case id, name, names, generation
    case damageRelations = "damage_relations"
  }

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    let slug = try requiredName
    guard !Self.excluded.contains(slug) else {
      throw RecordProblem("$.name", "\(slug) is a type that no Pokémon has")
    }
    var references = ReferenceCollector()
    let type = PokemonType(
      id: id, slug: slug, names: LocalizedText(names),
      generation: try references.follow(generation, to: .generation, at: "$.generation"),
      doubleDamageTo: try damaged(damageRelations.doubleDamageTo, "double", &references),
      halfDamageTo: try damaged(damageRelations.halfDamageTo, "half", &references),
      noDamageTo: try damaged(damageRelations.noDamageTo, "no", &references))
    return ResourceRecord(.type(type), references: references.references)
  }

  private func damaged(
    _ links: [LinkDTO], _ degree: String, _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> [Slug] {
    var slugs: Set<Slug> = []
    for link in links where !link.isExcludedType {
      let path = "$.damage_relations.\(degree)_damage_to[]"
      slugs.insert(try references.follow(link, to: .type, at: path))
    }
    return slugs.sorted()
  }
}
