import PokeAPI

struct PokemonDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let species: LinkDTO
  let isDefault: Bool
  let height: Int
  let weight: Int
  let baseExperience: Int?
  let types: [TypeSlotDTO]
  let abilities: [AbilitySlotDTO]?
  let stats: [StatDTO]
  let forms: [LinkDTO]?
  let sprites: SpritesDTO?
  let cries: Cries?
  let heldItems: [HeldItemDTO]?
  let pastTypes: [PastTypesDTO]?
  let pastStats: [PastStatsDTO]?
  let pastAbilities: [PastAbilitiesDTO]?
  let moves: LearnsetDTO?

  struct AbilitySlotDTO: Decodable {
    let ability: LinkDTO?
    let isHidden: Bool
    let slot: Int

    enum CodingKeys: String, CodingKey {
      case ability, slot
      case isHidden = "is_hidden"
    }
  }

  struct Cries: Decodable {
    let latest: String?
  }

  enum CodingKeys: String, CodingKey {
    case id, name, species, height, weight, types, abilities, stats, forms, sprites, cries, moves
    case isDefault = "is_default"
    case baseExperience = "base_experience"
    case heldItems = "held_items"
    case pastTypes = "past_types"
    case pastStats = "past_stats"
    case pastAbilities = "past_abilities"
  }

  /// The weight that stands for an unknown one, in hectograms; so does no weight at all.
  private static let unknownWeights: Set<Int> = [0, 10_000]

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    let types = try types.types(&references)
    guard !types.isEmpty else { throw RecordProblem("$.types", "expected one or two types") }
    let size = 0...1_000_000
    let weight: Int = try checked(weight, in: size, at: "$.weight")
    let pokemon = Pokemon(
      id: id, slug: try requiredName,
      species: try references.followID(species, to: .pokemonSpecies, at: "$.species"),
      isDefault: isDefault, height: try checked(height, in: size, at: "$.height"),
      weight: Self.unknownWeights.contains(weight) ? nil : weight,
      baseExperience: try checked(baseExperience, in: 0...100_000, at: "$.base_experience"),
      types: types, abilities: try abilitySlots(&references),
      stats: try stats.values(\.baseStat, in: 0...1000, key: "base_stat"),
      effort: try stats.values(\.effort, in: 0...255, key: "effort"),
      forms: try formIDs(&references), pictures: Pictures(sprites),
      cry: MediaAddress.trusted(cries?.latest),
      heldItems: try (heldItems ?? []).heldItems(&references), past: try past(&references),
      learnset: moves?.learnset ?? Learnset())
    references.add(moves?.references ?? [])
    references.add([ResourceReference(.pokemonEncounters, id)])
    return ResourceRecord(.pokemon(pokemon), references: references.references)
  }

  private func abilitySlots(
    _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> [Pokemon.AbilitySlot] {
    var slots: [Pokemon.AbilitySlot] = []
    for entry in (abilities ?? []).sorted(by: { $0.slot < $1.slot }) {
      guard let link = entry.ability else { continue }
      let slug: Slug = try references.follow(link, to: .ability, at: "$.abilities[].ability")
      slots.append(Pokemon.AbilitySlot(ability: slug, isHidden: entry.isHidden))
    }
    return slots
  }

  /// In the order of the data, which puts the default form first.
  private func formIDs(_ references: inout ReferenceCollector) throws(RecordProblem) -> [Int] {
    var ids: [Int] = []
    for link in forms ?? [] {
      ids.append(try references.followID(link, to: .pokemonForm, at: "$.forms[]"))
    }
    return ids
  }
}
