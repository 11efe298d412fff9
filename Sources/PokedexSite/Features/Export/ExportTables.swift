import PokeAPI

/// The flat facts of the whole site, one table a kind of record. Names are the English ones.
enum ExportTables {
  /// Every variety of every published species, by id.
  static func pokemon(_ context: SiteContext) -> CSVTable {
    var table = CSVTable(
      [
        "id", "slug", "name", "species_id", "species", "is_default", "generation", "type_1",
        "type_2",
      ] + StatValues.slugs.map { $0.rawValue.replacing("-", with: "_") } + [
        "total", "height_m", "weight_kg", "abilities", "hidden_ability", "base_experience",
        "capture_rate", "base_happiness", "hatch_cycles", "growth_rate", "female_percent",
        "egg_groups", "color", "shape", "habitat", "is_baby", "is_legendary", "is_mythical",
      ])
    let names = EnglishNames(context.snapshot)
    let published = Set(context.entries.map(\.species.id))
    for pokemon in context.snapshot.pokemon where published.contains(pokemon.species) {
      guard let species = context.index.species(pokemon.species) else { continue }
      table.add(cells(of: pokemon, species, name: names.name(of: pokemon, species)))
    }
    return table
  }

  private static func cells(
    of pokemon: Pokemon, _ species: PokemonSpecies, name: String
  ) -> [CSVTable.Cell] {
    let own: [CSVTable.Cell] = [
      .number(pokemon.id), .text(pokemon.slug.rawValue), .text(name), .number(species.id),
      .text(species.slug.rawValue), .flag(pokemon.isDefault), .text(species.generation.rawValue),
      CSVTable.Cell(pokemon.types.first?.rawValue),
      CSVTable.Cell(pokemon.types.dropFirst().first?.rawValue),
    ]
    let stats = (pokemon.stats.values + [pokemon.stats.total]).map(CSVTable.Cell.number)
    let rest: [CSVTable.Cell] = [
      .tenths(pokemon.height), pokemon.weight.map(CSVTable.Cell.tenths) ?? .nothing,
      .text(list(pokemon.abilities.filter { !$0.isHidden }.map(\.ability))),
      .text(list(pokemon.abilities.filter(\.isHidden).map(\.ability))),
      CSVTable.Cell(pokemon.baseExperience), .number(species.captureRate),
      CSVTable.Cell(species.baseHappiness), CSVTable.Cell(species.hatchCounter),
      CSVTable.Cell(species.growthRate?.rawValue),
      species.femaleEighths.map { .tenths($0 * 125) } ?? .nothing,
      .text(list(species.eggGroups)), .text(species.color.rawValue),
      CSVTable.Cell(species.shape?.rawValue), CSVTable.Cell(species.habitat?.rawValue),
      .flag(species.isBaby), .flag(species.isLegendary), .flag(species.isMythical),
    ]
    return own + stats + rest
  }

  /// Every move of the data, by id.
  static func moves(_ context: SiteContext) -> CSVTable {
    var table = CSVTable([
      "id", "slug", "name", "generation", "type", "damage_class", "power", "accuracy", "pp",
      "priority", "effect_chance",
    ])
    for move in context.snapshot.moves {
      table.add([
        .number(move.id), .text(move.slug.rawValue), .text(move.names["en"] ?? move.slug.title),
        .text(move.generation.rawValue), .text(move.type.rawValue),
        .text(move.damageClass.rawValue), CSVTable.Cell(move.power),
        CSVTable.Cell(move.accuracy), CSVTable.Cell(move.powerPoints), .number(move.priority),
        CSVTable.Cell(move.effectChance),
      ])
    }
    return table
  }

  /// Every ability of the data, by id.
  static func abilities(_ context: SiteContext) -> CSVTable {
    var table = CSVTable(["id", "slug", "name", "generation"])
    for ability in context.snapshot.abilities {
      table.add([
        .number(ability.id), .text(ability.slug.rawValue),
        .text(ability.names["en"] ?? ability.slug.title), .text(ability.generation.rawValue),
      ])
    }
    return table
  }

  private static func list(_ slugs: [Slug]) -> String {
    slugs.map(\.rawValue).joined(separator: " ")
  }
}

/// What Pokémon are called in English, whatever the language of the pages.
private struct EnglishNames {
  private let forms: [Int: PokemonForm]

  init(_ snapshot: Snapshot) {
    forms = Dictionary(
      snapshot.forms.filter(\.isDefault).map { ($0.pokemon, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func name(of pokemon: Pokemon, _ species: PokemonSpecies) -> String {
    if let name = forms[pokemon.id]?.names["en"] { return name }
    return pokemon.isDefault ? species.names["en"] ?? species.slug.title : pokemon.slug.title
  }
}
