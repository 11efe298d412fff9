package import PokeAPI

/// What of a species the filters look at.
package struct FilterCandidate: Equatable, Sendable {
  /// In the National Pokédex.
  package let number: Int
  /// The names in all languages.
  package let names: [String]
  /// The default variety's types.
  package let types: [Slug]
  /// The generation's id.
  package let generation: Int

  package init(number: Int, names: [String], types: [Slug], generation: Int) {
    self.number = number
    self.names = names
    self.types = types
    self.generation = generation
  }
}

extension FilterCandidate {
  /// Every species of the snapshot that can be published, by number.
  package static func all(of snapshot: Snapshot) -> [FilterCandidate] {
    let pokemon = Dictionary(snapshot.pokemon.map { ($0.id, $0) }) { first, _ in first }
    let generations = Dictionary(snapshot.generations.map { ($0.slug, $0.id) }) { first, _ in first
    }
    let publishable = Set(snapshot.published)
    return snapshot.species.filter { publishable.contains($0.id) }.map { species in
      FilterCandidate(
        number: species.id,
        names: species.names.languages.compactMap { species.names[$0] },
        types: species.defaultPokemon.flatMap { pokemon[$0]?.types } ?? [],
        generation: generations[species.generation] ?? 0
      )
    }
  }
}
