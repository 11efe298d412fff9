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
      effects: try effects)
    return ResourceRecord(.ability(ability), references: references.references)
  }

  /// The short effect, written in few languages; in the others what the latest games say.
  private var effects: LocalizedText {
    get throws(RecordProblem) {
      var effects = LocalizedText(effectEntries?.entries)
      var dated: [(group: Int, entry: FlavorTextDTO)] = []
      for entry in flavorTextEntries?.entries ?? [] {
        let path = "$.flavor_text_entries[].version_group"
        guard let link = entry.versionGroup else { throw RecordProblem(path, "missing") }
        dated.append((try link.reference(to: .versionGroup, at: path).id, entry))
      }
      let latest = LocalizedText(dated.sorted { $0.group > $1.group }.map(\.entry))
      for language in latest.languages where effects[language] == nil {
        effects[language] = latest[language]
      }
      return effects
    }
  }
}
