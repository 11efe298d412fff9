import Markup

/// The species before or after, by national number.
struct Neighbor: Equatable, Sendable {
  let name: Wording
  /// "No. 0132".
  let number: String
  let url: String

  init(_ entry: Entry, links: Links, strings: Strings) {
    name = entry.name
    number = strings(.number, ("number", entry.number))
    url = links(entry.address)
  }
}

extension Neighbor: TemplateValue {
  static let fields: [Field<Neighbor>] = [
    .record("name") { $0.name },
    .text("number") { $0.number },
    .text("url") { $0.url },
  ]
}
