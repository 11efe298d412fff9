import PokeAPI

/// A species as the pages show it, with what several pages need of it worked out once.
final class Entry: Sendable {
  let species: PokemonSpecies
  /// The default variety.
  let pokemon: Pokemon
  let name: Wording
  /// The national number with four digits: `0001`.
  let number: String
  let plate: Plate
  /// The base stats as a drawing; see `Card.profile`.
  let profile: String
  /// Whether the site has pages of it; the others are only named.
  let isPublished: Bool
  let isFavorite: Bool

  var address: PageAddress { .pokemon(pokemon.slug) }

  init(
    species: PokemonSpecies, pokemon: Pokemon, name: Wording, picture: Picture?,
    isPublished: Bool, isFavorite: Bool
  ) {
    self.species = species
    self.pokemon = pokemon
    self.name = name
    self.isPublished = isPublished
    self.isFavorite = isFavorite
    plate = Plate(
      number: species.id, styles: pokemon.types.map(TypeLabel.style(of:)), picture: picture)
    number = plate.zeros + plate.digits
    profile = Self.profile(pokemon.stats)
  }

  /// Six strokes from the ground up, 6 units apart; 150 and more fill the height of 24 units.
  private static func profile(_ stats: StatValues) -> String {
    stats.values.enumerated()
      .map { place, value in
        "M\(3 + 6 * place) 24v-\(min(24, max(1, (value * 24 + 75) / 150)))"
      }
      .joined()
  }
}
