import PokeAPI

/// The varieties and forms of species, and what they are called.
struct Varieties: Sendable {
  private let index: SnapshotIndex
  private let forms: [Int: [PokemonForm]]
  private let names: [Slug: Wording]

  /// `species` is what species are called, by number.
  init(_ index: SnapshotIndex, language: String, species: [Int: Wording]) {
    self.index = index
    let forms = Dictionary(grouping: index.snapshot.forms, by: \.pokemon)
      .mapValues { $0.sorted { ($0.formOrder, $0.id) < ($1.formOrder, $1.id) } }
    self.forms = forms
    names = Dictionary(
      index.snapshot.pokemon.map { pokemon in
        let form = forms[pokemon.id]?.first(where: \.isDefault)
        let species = pokemon.isDefault ? species[pokemon.species] : nil
        return (
          pokemon.slug,
          form.flatMap { Wording($0.names, in: language) } ?? species
            ?? form.flatMap { Wording($0.formNames, in: language) } ?? Wording(pokemon.slug.title)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The varieties of a species that the snapshot has, the default one first.
  func all(of species: PokemonSpecies) -> [Pokemon] { index.varieties(of: species) }

  /// The forms of a Pokémon, in their order.
  func forms(of pokemon: Pokemon) -> [PokemonForm] { forms[pokemon.id] ?? [] }

  /// What a variety is called: "Mega Charizard X".
  func name(_ pokemon: Slug) -> Wording { names[pokemon] ?? Wording(pokemon.title) }

  /// Whether a name is that of a species' default variety.
  func isDefault(_ pokemon: Slug) -> Bool { index.pokemon(pokemon)?.isDefault ?? false }
}
