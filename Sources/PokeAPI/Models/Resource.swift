/// A kind of resource of PokeAPI v2 that the site reads; the raw value is its name in addresses,
/// but for encounters, which lie below their Pokémon.
public enum Resource: String, CaseIterable, Codable, Hashable, Sendable {
  case ability
  case eggGroup = "egg-group"
  case encounterMethod = "encounter-method"
  case evolutionChain = "evolution-chain"
  case evolutionTrigger = "evolution-trigger"
  case generation
  case growthRate = "growth-rate"
  case item
  case language
  case location
  case move
  case moveDamageClass = "move-damage-class"
  case moveLearnMethod = "move-learn-method"
  case pokedex
  case pokemon
  case pokemonColor = "pokemon-color"
  case pokemonEncounters = "pokemon-encounters"
  case pokemonForm = "pokemon-form"
  case pokemonHabitat = "pokemon-habitat"
  case pokemonShape = "pokemon-shape"
  case pokemonSpecies = "pokemon-species"
  case region
  case type
  case version
  case versionGroup = "version-group"
}
