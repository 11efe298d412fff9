import PokeAPI

struct VersionDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  let versionGroup: LinkDTO

  enum CodingKeys: String, CodingKey {
    case id, name, names
    case versionGroup = "version_group"
  }

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    let version = GameVersion(
      id: id, slug: try requiredName, names: LocalizedText(names),
      versionGroup: try references.follow(versionGroup, to: .versionGroup, at: "$.version_group"))
    return ResourceRecord(.version(version), references: references.references)
  }
}
