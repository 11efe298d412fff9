import PokeAPI

/// Any resource of which only the names are used.
struct NamedResourceDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  /// Growth rates are described rather than named.
  let descriptions: [DescriptionDTO]?

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    let texts = names.map { LocalizedText($0) } ?? LocalizedText(descriptions)
    return ResourceRecord(
      .named(NamedResource(reference.resource, id: id, slug: try requiredName, names: texts)))
  }
}
