import PokeAPI

extension JSONCursor {
  /// A pointer to another record, as `LinkDTO` has it; both parts are checked.
  struct Link {
    let id: Int
    let name: JSONText.Slice
  }

  /// The link here, to a record of `resource`, with a name.
  mutating func link(to resource: Resource) throws(RecordProblem) -> Link {
    var id: Int?
    var name: JSONText.Slice?
    try object { (cursor, key) throws(RecordProblem) in
      if key.spells("url") {
        id = resource.id(inAddress: try cursor.text())
        guard id != nil else { throw cursor.fault("expected an address of \(resource.rawValue)") }
      } else if key.spells("name") {
        name = try cursor.text()
      }
    }
    guard let id else { throw fault("missing", at: ".url") }
    guard let name else { throw fault("missing", at: ".name") }
    return Link(id: id, name: name)
  }

  /// The slug in the link here, whose address is not used.
  mutating func name() throws(RecordProblem) -> Slug {
    var name: Slug?
    try object { (cursor, key) throws(RecordProblem) in
      if key.spells("name") { name = try cursor.slug(cursor.text()) }
    }
    guard let name else { throw fault("missing", at: ".name") }
    return name
  }

  /// The slug that the text is, which stands here or in the member of that name.
  func slug(_ text: JSONText.Slice, at member: String = "") throws(RecordProblem) -> Slug {
    let text = String(decoding: text, as: UTF8.self)
    guard let slug = Slug(rawValue: text) else {
      throw fault("\"\(text)\" is not a slug", at: member)
    }
    return slug
  }
}
