/// One record, decoded and normalized.
public enum ResourceItem: Equatable, Sendable {
  case ability(Ability)
  case evolutionChain(EvolutionChain)
  case generation(Generation)
  case named(NamedResource)
  case pokedex(RegionalPokedex)
  case pokemon(Pokemon)
  case pokemonForm(PokemonForm)
  case pokemonSpecies(PokemonSpecies)
  case type(PokemonType)
  case version(GameVersion)
  case versionGroup(VersionGroup)
}
