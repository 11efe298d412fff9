package import PokeAPI

/// What a species can be called by.
package struct SpeciesName: Equatable, Sendable {
  /// In the National Pokédex.
  package let number: Int
  /// PokeAPI's name.
  package let slug: Slug
  /// The English name.
  package let name: String

  package init(number: Int, slug: Slug, name: String) {
    self.number = number
    self.slug = slug
    self.name = name
  }

  /// What the data calls it.
  package init(_ species: PokemonSpecies) {
    self.init(
      number: species.id, slug: species.slug, name: species.names["en"] ?? species.slug.title)
  }
}

extension [SpeciesName] {
  /// The national number that a favorite stands for: by number, slug or English name in any case.
  package func number(of favorite: Favorite) -> Int? {
    switch favorite {
    case .number(let number):
      first { $0.number == number }?.number
    case .name(let text):
      first { $0.slug.rawValue == text.lowercased() || $0.name.lowercased() == text.lowercased() }?
        .number
    }
  }
}
