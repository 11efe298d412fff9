import Markup
import PokeAPI

/// A variety in a long list: a line of its number, name and types.
struct VarietyRow: Equatable, Sendable {
  let name: Wording
  /// The link to its species.
  let url: String
  /// The species' national number.
  let number: String
  let types: [TypeLabel]

  init(_ context: SiteContext, _ variety: Variety, links: Links) {
    name = context.name(of: variety)
    url = links(variety.entry.address)
    number = variety.entry.number
    types = context.typeLabels(variety.pokemon.types, links: links)
  }
}

extension VarietyRow: TemplateValue {
  static let fields: [Field<VarietyRow>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .text("number") { $0.number },
    .list("types") { $0.types },
  ]
}
