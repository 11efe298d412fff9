import PokeAPI

struct PokedexDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  let region: LinkDTO?
  let isMainSeries: Bool

  enum CodingKeys: String, CodingKey {
    case id, name, names, region
    case isMainSeries = "is_main_series"
  }

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    let pokedex = RegionalPokedex(
      id: id, slug: try requiredName, names: LocalizedText(names),
      region: try references.follow(region, to: .region, at: "$.region"),
      isMainSeries: isMainSeries)
    return ResourceRecord(.pokedex(pokedex), references: references.references)
  }
}
