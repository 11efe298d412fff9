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
  let ranks: [NamedLink]
  let isFavorite: Bool
  let plate: Plate
  /// The artwork in its other colors.
  let shiny: Picture?
  let shinyTitle: String
  /// Where its cry can be heard.
  let cry: String?
  let cryTitle: String
  let types: [TypeLabel]
  /// The class of the first type, which colors the bars.
  let style: String?
  let facts: [Fact]
  let stats: [StatRow]
  let total: String
  let totalRank: String
  let statsNote: String
  let defense: [DefenseGroup]
  let defenseNote: String
  let abilities: [AbilityEntry]
  let evolution: EvolutionTree?
  let varieties: [VarietyEntry]
  let forms: [FormEntry]
  /// What the newest game teaches it.
  let moves: MovePart?
  /// The pages with all its moves, one a generation.
  let moveGenerations: [CountedLink]
  let heldItems: [HeldItemRow]
  let encounters: [EncounterGroup]
  /// Which games the data knows no places of.
  let encountersNote: String?
  let past: [Fact]
  let flavors: [FlavorEntry]
  let regionalNumbers: [CountedLink]
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
    generationURL = context.generationURL(species.generation, links: links)
    ranks = GroupKind.ranks.filter { $0.has(species) }.map {
      NamedLink(Wording(strings[$0.label]), url: context.groupURL(.rank, $0.slug, links: links))
    }
    isFavorite = entry.isFavorite
    plate = entry.plate.with(entry.plate.picture?.linked(links).eager)
    shiny = context.picture(pokemon.pictures.shinyArtwork.map { Picture(url: $0, size: 475) })?
      .linked(links)
    shinyTitle = strings(.shinyTitle, ("pokemon", name.text))
    cry = pokemon.cry
    cryTitle = strings(.cryTitle, ("pokemon", name.text))
    types = context.typeLabels(pokemon.types, links: links)
    style = pokemon.types.first.map(TypeLabel.style(of:))

    facts = Fact.all(of: entry, context, links: links)
    stats = zip(StringKey.stats, pokemon.stats.values).enumerated().map { place, stat in
      StatRow(
        name: strings[stat.0], value: stat.1, median: sources.ranking.medians[place],
        rank: strings.number(sources.ranking.rank(of: stat.1, at: place)), isHP: place == 0)
    }
    total = strings.number(pokemon.stats.total)
    totalRank = strings.number(sources.ranking.rank(ofTotal: pokemon.stats.total))
    statsNote = strings(.statsNote, ("count", strings.number(sources.ranking.count)))
    defense = DefenseGroup.all(of: pokemon, sources)
    defenseNote = strings(.defenseNote, ("pokemon", name.text))
    abilities = pokemon.abilities.map { AbilityEntry($0, context, links: links) }

    evolution = EvolutionTree(of: entry, sources)
    varieties = VarietyEntry.all(of: entry, sources)
    forms = FormEntry.all(of: entry, sources)
    moves = sources.moves(of: pokemon)
    moveGenerations = context.moveGenerations(of: entry, sources.learnsets, links: links)
    heldItems = HeldItemRow.all(of: entry, sources)
    encounters = sources.encounters.groups(of: species)
    encountersNote = sources.encounters.lastedUntil.map { strings(.placesUntil, ("games", $0)) }
    past = Fact.past(of: entry, sources)
    flavors = FlavorEntry.all(of: species, in: context.language.code, context)
    regionalNumbers = species.regionalNumbers.compactMap { number in
      context.groupURL(.pokedex, number.pokedex, links: links).map {
        CountedLink(
          vocabulary.name(.pokedex, number.pokedex), url: $0, count: String(number.number))
      }
    }
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
    ).showing(entry, context).twinned()
    head.previous = previous?.url
    head.next = next?.url
    self.head = head
  }
}
