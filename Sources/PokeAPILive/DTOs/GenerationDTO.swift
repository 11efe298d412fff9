import PokeAPI

struct GenerationDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  let mainRegion: LinkDTO?
  let versionGroups: [LinkDTO]?

  enum CodingKeys: String, CodingKey {
    case id, name, names
    case mainRegion = "main_region"
    case versionGroups = "version_groups"
  }

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    for link in versionGroups ?? [] {
      _ = try references.followID(link, to: .versionGroup, at: "$.version_groups[]")
    }
    let generation = Generation(
      id: id, slug: try requiredName, names: LocalizedText(names),
      region: try references.follow(mainRegion, to: .region, at: "$.main_region"))
    return ResourceRecord(.generation(generation), references: references.references)
  }
}
