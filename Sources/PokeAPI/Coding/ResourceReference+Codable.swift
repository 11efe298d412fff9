/// Encodes as one string: `type/4/poison`, or `evolution-chain/1` where there is no name.
extension ResourceReference: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).split(
      separator: "/", omittingEmptySubsequences: false)
    let slug = parts.count == 3 ? Slug(rawValue: String(parts[2])) : nil
    guard parts.count == 2 || slug != nil, let resource = Resource(rawValue: String(parts[0])),
      let id = Int(parts[1])
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a reference such as type/4/poison")
    }
    self.init(resource, id, slug)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let text = "\(resource.rawValue)/\(id)"
    try container.encode(slug.map { "\(text)/\($0)" } ?? text)
  }
}
