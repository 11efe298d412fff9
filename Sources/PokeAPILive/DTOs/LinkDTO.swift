import PokeAPI

/// A pointer to another record: `{"name": "green", "url": "/api/v2/pokemon-color/5/"}`.
struct LinkDTO: Decodable {
  /// Absent where the resource has no names, as evolution chains.
  let name: Slug?
  /// With or without a host. Only its last two parts are used, so the host does not matter.
  let url: String

  /// The record that the address names, which must be one of `resource`.
  func reference(to resource: Resource, at path: String) throws(RecordProblem) -> ResourceReference
  {
    let parts = url.utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count >= 2, parts[parts.count - 2].elementsEqual(resource.rawValue.utf8),
      let id = Int(Substring(parts[parts.count - 1])), RecordDecoder.validIDs.contains(id)
    else {
      throw RecordProblem("\(path).url", "expected an address of \(resource.rawValue)")
    }
    return ResourceReference(resource, id, name)
  }
}

/// Collects where a record points, while its model is built.
struct ReferenceCollector {
  private(set) var references: [ResourceReference] = []

  /// The slug of the record that the link names, which is noted as needed.
  mutating func follow(
    _ link: LinkDTO, to resource: Resource, at path: String
  ) throws(RecordProblem) -> Slug {
    guard let slug = link.name else { throw RecordProblem("\(path).name", "missing") }
    references.append(try link.reference(to: resource, at: path))
    return slug
  }

  /// The same for a link that may be absent.
  mutating func follow(
    _ link: LinkDTO?, to resource: Resource, at path: String
  ) throws(RecordProblem) -> Slug? {
    guard let link else { return nil }
    let slug: Slug = try follow(link, to: resource, at: path)
    return slug
  }

  /// The id of the record that the link names, which is noted as needed.
  mutating func followID(
    _ link: LinkDTO, to resource: Resource, at path: String
  ) throws(RecordProblem) -> Int {
    let reference = try link.reference(to: resource, at: path)
    references.append(reference)
    return reference.id
  }
}
