import PokeAPI

struct PokemonSpeciesDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  let genera: [GenusDTO]?
  let generation: LinkDTO
  let color: LinkDTO
  let shape: LinkDTO?
  let habitat: LinkDTO?
  let eggGroups: [LinkDTO]?
  let genderRate: Int
  let captureRate: Int
  let baseHappiness: Int?
  let hatchCounter: Int?
  let growthRate: LinkDTO?
  let isBaby: Bool?
  let isLegendary: Bool?
  let isMythical: Bool?
  let hasGenderDifferences: Bool?
  let formsSwitchable: Bool?
  let evolutionChain: LinkDTO?
  let varieties: [VarietyDTO]
  let pokedexNumbers: [PokedexNumberDTO]?
  let flavorTextEntries: ProseDTO<FlavorTextDTO>?

  struct VarietyDTO: Decodable {
    let isDefault: Bool
    let pokemon: LinkDTO

    enum CodingKeys: String, CodingKey {
      case pokemon
      case isDefault = "is_default"
    }
  }

  struct PokedexNumberDTO: Decodable {
    let entryNumber: Int
    let pokedex: LinkDTO

    enum CodingKeys: String, CodingKey {
      case pokedex
      case entryNumber = "entry_number"
    }
  }

  enum CodingKeys: String, CodingKey {
    case id, name, names, genera, generation, color, shape, habitat, varieties
    case eggGroups = "egg_groups"
    case genderRate = "gender_rate"
    case captureRate = "capture_rate"
    case baseHappiness = "base_happiness"
    case hatchCounter = "hatch_counter"
    case growthRate = "growth_rate"
    case isBaby = "is_baby"
    case isLegendary = "is_legendary"
    case isMythical = "is_mythical"
    case hasGenderDifferences = "has_gender_differences"
    case formsSwitchable = "forms_switchable"
    case evolutionChain = "evolution_chain"
    case pokedexNumbers = "pokedex_numbers"
    case flavorTextEntries = "flavor_text_entries"
  }
}
