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
    guard let id = resource.id(inAddress: url.utf8) else {
      throw RecordProblem("\(path).url", "expected an address of \(resource.rawValue)")
    }
    return ResourceReference(resource, id, name)
  }
}

extension Resource {
  /// The id in the address of one of this kind, `…/move/33/`, with or without the last slash.
  func id(inAddress bytes: some BidirectionalCollection<UInt8>) -> Int? {
    let slash = UInt8(ascii: "/")
    var rest = bytes[...]
    while rest.last == slash { rest.removeLast() }
    var id = 0
    var scale = 1
    while let digit = rest.last.map({ $0 &- UInt8(ascii: "0") }), digit <= 9, scale <= 10_000_000 {
      id += Int(digit) * scale
      scale *= 10
      rest.removeLast()
    }
    guard RecordDecoder.validIDs.contains(id), rest.popLast() == slash else { return nil }
    for byte in rawValue.utf8.reversed() {
      guard rest.popLast() == byte else { return nil }
    }
    return rest.isEmpty || rest.last == slash ? id : nil
  }
}

/// Collects where a record points, while its model is built.
struct ReferenceCollector {
  private(set) var references: [ResourceReference] = []

  /// Notes records as needed.
  mutating func add(_ more: some Sequence<ResourceReference>) { references += more }

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
