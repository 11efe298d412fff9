import PokeAPI

extension PokemonDTO {
  /// Types as they were.
  struct PastTypesDTO: Decodable {
    let generation: LinkDTO
    let types: [TypeSlotDTO]
  }

  /// Stats as they were, those that were different.
  struct PastStatsDTO: Decodable {
    let generation: LinkDTO
    let stats: [StatDTO]
  }

  /// Abilities as they were, those that were different; a slot without one was empty.
  struct PastAbilitiesDTO: Decodable {
    let generation: LinkDTO
    let abilities: [AbilitySlotDTO]
  }

  /// What the API lists in three places, together by generation, the oldest first.
  func past(_ references: inout ReferenceCollector) throws(RecordProblem) -> [PokemonPast] {
    var byGeneration: [Int: PokemonPast] = [:]
    func entry(_ link: LinkDTO, _ path: String) throws(RecordProblem) -> (Int, PokemonPast) {
      let slug: Slug = try references.follow(link, to: .generation, at: "\(path).generation")
      let id = try link.reference(to: .generation, at: "\(path).generation").id
      return (id, byGeneration[id] ?? PokemonPast(generation: slug))
    }
    for (index, dto) in (pastTypes ?? []).enumerated() {
      var (id, past) = try entry(dto.generation, "$.past_types[\(index)]")
      past.types = try dto.types.types(&references)
      byGeneration[id] = past
    }
    for (index, dto) in (pastStats ?? []).enumerated() {
      let path = "$.past_stats[\(index)]"
      var (id, past) = try entry(dto.generation, path)
      for (index, stat) in dto.stats.enumerated() {
        let value: Int = try checked(
          stat.baseStat, in: 0...1000, at: "\(path).stats[\(index)].base_stat")
        past.stats.append(PokemonPast.Stat(stat.stat.name, value))
      }
      byGeneration[id] = past
    }
    for (index, dto) in (pastAbilities ?? []).enumerated() {
      let path = "$.past_abilities[\(index)]"
      var (id, past) = try entry(dto.generation, path)
      for (index, ability) in dto.abilities.enumerated() {
        let path = "\(path).abilities[\(index)]"
        let slot: Int = try checked(ability.slot, in: 1...3, at: "\(path).slot")
        let slug = try references.follow(ability.ability, to: .ability, at: "\(path).ability")
        past.abilities.append(PokemonPast.AbilitySlot(slot: slot, ability: slug))
      }
      past.abilities.sort { $0.slot < $1.slot }
      byGeneration[id] = past
    }
    return byGeneration.sorted { $0.key < $1.key }.map(\.value)
  }
}
