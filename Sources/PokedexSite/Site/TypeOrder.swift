import PokeAPI

/// The order of types in every chart and list: the games' own, then what the data adds, by id.
enum TypeOrder {
  private static let games: [Slug] = [
    "normal", "fire", "water", "electric", "grass", "ice", "fighting", "poison", "ground",
    "flying", "psychic", "bug", "rock", "ghost", "dragon", "dark", "steel", "fairy",
  ]

  static func sorted(_ types: [PokemonType]) -> [PokemonType] {
    types.sorted { rank($0) < rank($1) }
  }

  private static func rank(_ type: PokemonType) -> (Int, Int) {
    (games.firstIndex(of: type.slug) ?? games.count, type.id)
  }
}
