import PokeAPI

extension PokemonSpeciesDTO {
  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    var eggGroupSlugs: [Slug] = []
    for link in eggGroups ?? [] {
      eggGroupSlugs.append(try references.follow(link, to: .eggGroup, at: "$.egg_groups[]"))
    }
    let eighths: Int = try checked(genderRate, in: -1...8, at: "$.gender_rate")
    let species = PokemonSpecies(
      id: id, slug: try requiredName, names: LocalizedText(names), genera: LocalizedText(genera),
      generation: try references.follow(generation, to: .generation, at: "$.generation"),
      color: try references.follow(color, to: .pokemonColor, at: "$.color"),
      shape: try references.follow(shape, to: .pokemonShape, at: "$.shape"),
      habitat: try references.follow(habitat, to: .pokemonHabitat, at: "$.habitat"),
      eggGroups: eggGroupSlugs, femaleEighths: eighths < 0 ? nil : eighths,
      captureRate: try checked(captureRate, in: 0...255, at: "$.capture_rate"),
      baseHappiness: try checked(baseHappiness, in: 0...255, at: "$.base_happiness"),
      hatchCounter: try checked(hatchCounter, in: 0...10_000, at: "$.hatch_counter"),
      growthRate: try references.follow(growthRate, to: .growthRate, at: "$.growth_rate"),
      isBaby: isBaby ?? false, isLegendary: isLegendary ?? false, isMythical: isMythical ?? false,
      hasGenderDifferences: hasGenderDifferences ?? false,
      formsSwitchable: formsSwitchable ?? false, evolutionChain: try chainID(&references),
      varieties: try sortedVarieties(&references),
      regionalNumbers: try sortedRegionalNumbers(&references),
      flavorTexts: try sortedFlavorTexts)
    return ResourceRecord(.pokemonSpecies(species), references: references.references)
  }

  private func chainID(_ references: inout ReferenceCollector) throws(RecordProblem) -> Int? {
    guard let evolutionChain else { return nil }
    return try references.followID(evolutionChain, to: .evolutionChain, at: "$.evolution_chain")
  }

  /// The default one first, the others by id.
  private func sortedVarieties(
    _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> [PokemonSpecies.Variety] {
    var result: [PokemonSpecies.Variety] = []
    for entry in varieties {
      let id = try references.followID(entry.pokemon, to: .pokemon, at: "$.varieties[].pokemon")
      result.append(PokemonSpecies.Variety(pokemon: id, isDefault: entry.isDefault))
    }
    guard result.count(where: \.isDefault) == 1 else {
      throw RecordProblem("$.varieties", "expected exactly one default variety")
    }
    return result.sorted { ($0.isDefault ? 0 : 1, $0.pokemon) < ($1.isDefault ? 0 : 1, $1.pokemon) }
  }

  private static let nationalPokedex: Slug = "national"

  private func sortedRegionalNumbers(
    _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> [PokemonSpecies.RegionalNumber] {
    var result: [(pokedex: Int, number: PokemonSpecies.RegionalNumber)] = []
    for (index, entry) in (pokedexNumbers ?? []).enumerated()
    where entry.pokedex.name != Self.nationalPokedex {
      let path = "$.pokedex_numbers[\(index)]"
      let slug: Slug = try references.follow(entry.pokedex, to: .pokedex, at: "\(path).pokedex")
      let id = try entry.pokedex.reference(to: .pokedex, at: "\(path).pokedex").id
      let number: Int = try checked(entry.entryNumber, in: 0...100_000, at: "\(path).entry_number")
      result.append((id, PokemonSpecies.RegionalNumber(pokedex: slug, number: number)))
    }
    return result.sorted { ($0.pokedex, $0.number.number) < ($1.pokedex, $1.number.number) }
      .map(\.number)
  }

  /// By language, then by the version's id. Texts that are empty, once normalized, are left out.
  private var sortedFlavorTexts: [PokemonSpecies.FlavorText] {
    get throws(RecordProblem) {
      var result: [(version: Int, text: PokemonSpecies.FlavorText)] = []
      for entry in flavorTextEntries?.entries ?? [] {
        let path = "$.flavor_text_entries[].version"
        guard let version = entry.version, let slug = version.name else {
          throw RecordProblem(path, "missing")
        }
        guard let text = entry.normalizedText else { continue }
        let flavorText = PokemonSpecies.FlavorText(
          language: entry.language.name.rawValue, version: slug, text: text)
        result.append((try version.reference(to: .version, at: path).id, flavorText))
      }
      return result.sorted { ($0.text.language, $0.version) < ($1.text.language, $1.version) }
        .map(\.text)
    }
  }
}
