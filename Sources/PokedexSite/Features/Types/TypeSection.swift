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
}
