import PokeAPI

struct AbilityDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let names: [NameDTO]?
  let generation: LinkDTO
  let isMainSeries: Bool
  let effectEntries: ProseDTO<EffectDTO>?
  let flavorTextEntries: ProseDTO<FlavorTextDTO>?

  enum CodingKeys: String, CodingKey {
    case id, name, names, generation
    case isMainSeries = "is_main_series"
    case effectEntries = "effect_entries"
    case flavorTextEntries = "flavor_text_entries"
  }

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    let slug = try requiredName
    guard isMainSeries else {
      throw RecordProblem("$.is_main_series", "\(slug) belongs to a game beside the main series")
    }
    var references = ReferenceCollector()
    let ability = Ability(
      id: id, slug: slug, names: LocalizedText(names),
      generation: try references.follow(generation, to: .generation, at: "$.generation"),
      effects: try LocalizedText(effects: effectEntries, else: flavorTextEntries))
    return ResourceRecord(.ability(ability), references: references.references)
  }
}
