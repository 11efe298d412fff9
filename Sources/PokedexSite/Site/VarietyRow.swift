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

  /// The line of a variety of the entry's species.
  init(_ context: SiteContext, _ pokemon: Pokemon, _ entry: Entry, names: Varieties, links: Links) {
    name = pokemon.isDefault ? entry.name : names.name(pokemon.slug)
    url = links(entry.address)
    number = entry.number
    types = context.typeLabels(pokemon.types, links: links)
  }

  /// The line of a species.
  init(_ context: SiteContext, _ entry: Entry, links: Links) {
    name = entry.name
    url = links(entry.address)
    number = entry.number
    types = context.typeLabels(entry.pokemon.types, links: links)
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
