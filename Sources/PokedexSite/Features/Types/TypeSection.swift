import Markup
import PokeAPI

/// A type that has pages, and the published species whose default variety has it.
struct TypeSection: Sendable {
  let type: PokemonType
  let name: Wording
  let entries: [Entry]

  /// The sections, in the order of the type chart.
  static func all(_ context: SiteContext) -> [TypeSection] {
    context.types.compactMap { type in
      let entries = context.index.speciesIDs(ofType: type.slug).compactMap(context.entry)
      guard !entries.isEmpty else { return nil }
      return TypeSection(
        type: type, name: context.vocabulary.name(.type, type.slug), entries: entries)
    }
  }

  /// The twins of its pages, which tell what each type's moves do to it and its own to each.
  func twin(_ context: SiteContext) -> ListTwin {
    let chart = context.index.typeChart
    func factors(_ multiplier: (Slug) -> Double) -> JSONValue {
      .object(
        context.types.map {
          JSONValue.Member(name: $0.slug.rawValue, value: .number(multiplier($0.slug)))
        })
    }
    return ListTwin(
      context, .type(type.slug), title: name.text, entries,
      facts: [
        .init(name: "type", value: .slug(type.slug)),
        .init(
          name: "offense",
          value: factors { chart.multiplier(attacking: type.slug, defending: [$0]) }),
        .init(
          name: "defense",
          value: factors { chart.multiplier(attacking: $0, defending: [type.slug]) }),
      ])
  }
}
