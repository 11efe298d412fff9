import Markup
import PokeAPI

/// The page of one species: its default variety in full, its family, and its other varieties.
struct PokemonDetailPage: Equatable, Sendable {
  let head: PageHead
  let previous: Neighbor?
  let next: Neighbor?
  let id: Int
  let name: Wording
  /// "No. 0001".
  let number: String
  /// "Seed Pokémon".
  let genus: Wording?
  let generation: Wording
  /// `nil` where the snapshot lacks the generation, which then has no page.
  let generationURL: String?
  /// "Legendary", "Mythical", "Baby"; most have none.
  let ranks: [String]
  let isFavorite: Bool
  let plate: Plate
  let types: [TypeLabel]
  /// The class of the first type, which colors the bars.
  let style: String?
  let facts: [Fact]
  let stats: [StatRow]
  let total: String
  let totalRank: String
  let statsNote: String
  let defense: [DefenseCell]
  let defenseNote: String
  let abilities: [AbilityEntry]
  let evolution: EvolutionTree?
  let varieties: [VarietyEntry]
  let forms: [FormEntry]
  let flavors: [FlavorEntry]
  let regionalNumbers: [Fact]
  let otherNames: [Fact]
}

extension PokemonDetailPage {
  /// The page of the published entry at `place`.
  init(at place: Int, _ sources: PokemonDetailSources) throws {
    let context = sources.context
    let strings = context.strings
    let vocabulary = context.vocabulary
    let links = sources.links
    let entry = context.entries[place]
    let species = entry.species
    let pokemon = entry.pokemon

    id = species.id
    name = entry.name
    number = strings(.number, ("number", entry.number))
    genus = Wording(species.genera, in: context.language.code)
    generation = vocabulary.name(.generation, species.generation)
    generationURL = context.index.generation(species.generation)
      .map { links(.generation($0.id)) }
    ranks = [
      (species.isLegendary, StringKey.legendary), (species.isMythical, .mythical),
      (species.isBaby, .baby),
    ].filter(\.0).map { strings[$0.1] }
    isFavorite = entry.isFavorite
    plate = entry.plate.with(entry.plate.picture?.eager)
    types = context.typeLabels(pokemon.types, links: links)
    style = pokemon.types.first.map(TypeLabel.style(of:))

    facts = Fact.all(of: entry, context)
    stats = zip(StringKey.stats, pokemon.stats.values).enumerated().map { place, stat in
      StatRow(
        name: strings[stat.0], value: stat.1, median: sources.ranking.medians[place],
        rank: strings.number(sources.ranking.rank(of: stat.1, at: place)))
    }
    total = strings.number(pokemon.stats.total)
    totalRank = strings.number(sources.ranking.rank(ofTotal: pokemon.stats.total))
    statsNote = strings(.statsNote, ("count", strings.number(sources.ranking.count)))
    defense = zip(sources.typeLabels, sources.defense(of: pokemon)).map {
      DefenseCell(type: $0, factor: $1)
    }
    defenseNote = strings(.defenseNote, ("pokemon", name.text))
    abilities = pokemon.abilities.map { slot in
      AbilityEntry(
        name: vocabulary.name(.ability, slot.ability), isHidden: slot.isHidden,
        effect: context.index.ability(slot.ability).flatMap {
          Wording($0.effects, in: context.language.code)
        })
    }

    evolution = EvolutionTree(of: entry, sources)
    varieties = VarietyEntry.all(of: entry, sources)
    forms = FormEntry.all(of: entry, sources)
    flavors = FlavorEntry.all(of: species, in: context.language.code, context)
    regionalNumbers = species.regionalNumbers
      .filter { context.index.pokedex($0.pokedex)?.isMainSeries ?? true }
      .map { Fact(vocabulary.name(.pokedex, $0.pokedex), Wording(String($0.number))) }
    otherNames = species.names.languages.filter { $0 != context.language.code }.map { code in
      Fact(
        context.languageName(code),
        Wording(species.names[code] ?? "", language: LanguageTag(code).rawValue))
    }

    let entries = context.entries
    previous =
      place > 0 ? Neighbor(entries[place - 1], links: links, strings: strings) : nil
    next =
      place + 1 < entries.count
      ? Neighbor(entries[place + 1], links: links, strings: strings) : nil
    var head = try context.head(
      title: strings(.detailTitle, ("pokemon", name.text), ("number", entry.number)),
      description: strings(
        .detailDescription, ("pokemon", name.text),
        ("genus", genus?.text ?? generation.text),
        ("types", strings.list(types.map(\.name.text)))),
      at: entry.address, links: links, section: .pokemon, name: entry.name
    ).showing(entry)
    head.previous = previous?.url
    head.next = next?.url
    head.twin = "index.json"
    self.head = head
  }

  /// The pages of all published species, and their twins.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("pokemon-detail", for: PokemonDetailPage.self)
    let sources = PokemonDetailSources(context)
    return try context.entries.indices.flatMap { place in
      let folder = context.language.folder + context.entries[place].address.folder
      return [
        try PlannedFile(folder + "index.html", .page) { buffer in
          template.render(try PokemonDetailPage(at: place, sources), into: &buffer)
        },
        try PlannedFile(folder + "index.json", .data) { buffer in
          buffer.append(PokemonTwin.json(at: place, sources))
        },
      ]
    }
  }
}

extension PokemonDetailPage: TemplateValue {
  static let fields: [Field<PokemonDetailPage>] = [
    .record("head") { $0.head },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
    .number("id") { $0.id },
    .record("name") { $0.name },
    .text("number") { $0.number },
    .record("genus") { $0.genus },
    .record("generation") { $0.generation },
    .text("generationURL") { $0.generationURL },
    .list("ranks") { $0.ranks },
    .flag("isFavorite") { $0.isFavorite },
    .text("pressed") { $0.isFavorite ? "true" : "false" },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
    .text("style") { $0.style },
    .list("facts") { $0.facts },
    .list("stats") { $0.stats },
    .text("total") { $0.total },
    .text("totalRank") { $0.totalRank },
    .text("statsNote") { $0.statsNote },
    .list("defense") { $0.defense },
    .text("defenseNote") { $0.defenseNote },
    .list("abilities") { $0.abilities },
    .record("evolution") { $0.evolution },
    .list("varieties") { $0.varieties },
    .list("forms") { $0.forms },
    .list("flavors") { $0.flavors },
    .list("regionalNumbers") { $0.regionalNumbers },
    .list("otherNames") { $0.otherNames },
  ]
}
