import PokeAPI

/// A variety of a published species, with the species' entry.
struct Variety: Sendable {
  let pokemon: Pokemon
  let entry: Entry
}

extension SiteContext {
  /// What a variety is called beside the site's species: a default one as its species.
  func name(of variety: Variety) -> Wording {
    variety.pokemon.isDefault ? variety.entry.name : varieties.name(variety.pokemon.slug)
  }
}
