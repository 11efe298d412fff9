/// One record, decoded and normalized.
public enum ResourceItem: Equatable, Sendable {
  case ability(Ability)
  case encounters(PokemonEncounters)
  case evolutionChain(EvolutionChain)
  case generation(Generation)
  case move(Move)
  case named(NamedResource)
  case pokedex(RegionalPokedex)
  case pokemon(Pokemon)
  case pokemonForm(PokemonForm)
  case pokemonSpecies(PokemonSpecies)
  case type(PokemonType)
  case version(GameVersion)
  case versionGroup(VersionGroup)
}
