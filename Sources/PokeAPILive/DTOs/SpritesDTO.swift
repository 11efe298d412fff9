import PokeAPI

/// The few of a Pokémon's many pictures that pages show.
struct SpritesDTO: Decodable {
  let frontDefault: String?
  let other: Other?

  struct Other: Decodable {
    let home: Views?
    let officialArtwork: Views?

    enum CodingKeys: String, CodingKey {
      case home
      case officialArtwork = "official-artwork"
    }
  }

  struct Views: Decodable {
    let frontDefault: String?
    let frontShiny: String?

    enum CodingKeys: String, CodingKey {
      case frontDefault = "front_default"
      case frontShiny = "front_shiny"
    }
  }

  enum CodingKeys: String, CodingKey {
    case other
    case frontDefault = "front_default"
  }
}

extension Pictures {
  /// Keeps the addresses that can be trusted.
  init(_ sprites: SpritesDTO?) {
    let artwork = sprites?.other?.officialArtwork
    self.init(
      sprite: MediaAddress.trusted(sprites?.frontDefault),
      artwork: MediaAddress.trusted(artwork?.frontDefault),
      home: MediaAddress.trusted(sprites?.other?.home?.frontDefault),
      shinyArtwork: MediaAddress.trusted(artwork?.frontShiny))
  }
}
