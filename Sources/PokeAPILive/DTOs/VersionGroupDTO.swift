import PokeAPI

struct VersionGroupDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let order: Int
  let generation: LinkDTO
  let versions: [LinkDTO]

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    var members: [(id: Int, slug: Slug)] = []
    for link in versions {
      let slug: Slug = try references.follow(link, to: .version, at: "$.versions[]")
      members.append((try link.reference(to: .version, at: "$.versions[]").id, slug))
    }
    let group = VersionGroup(
      id: id, slug: try requiredName, order: order,
      generation: try references.follow(generation, to: .generation, at: "$.generation"),
      versions: members.sorted { $0.id < $1.id }.map(\.slug))
    return ResourceRecord(.versionGroup(group), references: references.references)
  }
}
