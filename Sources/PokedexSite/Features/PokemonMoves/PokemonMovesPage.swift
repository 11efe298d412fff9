import Markup
import PokeAPI

/// The moves that a species learns in the games of one generation.
struct PokemonMovesPage: Equatable, Sendable {
  let head: PageHead
  let title: String
  let note: String
  /// The pages of all generations that teach it moves, and the way back to the species.
  let generations: [CountedLink]
  let pokemon: NamedLink
  let plate: Plate
  let types: [TypeLabel]
  let parts: [MovePart]

  init(of entry: Entry, in generation: Int, _ sources: PokemonMovesSources) throws {
    let context = sources.context
    let strings = context.strings
    let links = sources.links
    let address = PageAddress.moves(of: entry.pokemon.slug, generation: generation)
    let generationName =
      context.index.generation(generation).map { context.vocabulary.name(.generation, $0.slug) }
      ?? Wording(strings.number(generation))

    title = strings(
      .learnTitle, ("pokemon", entry.name.text), ("generation", generationName.text))
    note = strings(.learnNote, ("generation", generationName.text))
    pokemon = NamedLink(entry.name, url: links(entry.address))
    plate = context.smallPlate(entry.pokemon, entry, links: links)
    types = context.typeLabels(entry.pokemon.types, links: links)
    generations = context.moveGenerations(
      of: entry, sources.learnsets, links: links, current: generation)
    let era = sources.era(generation)
    parts = sources.learners(of: entry, in: generation).map { pokemon, games in
      let name = strings.list(pokemon.map { sources.context.varieties.name($0.slug).text })
      return MovePart(
        title: pokemon.count == 1 ? sources.context.varieties.name(pokemon[0].slug) : Wording(name),
        games: games.map { context.vocabulary.games($0.versionGroup) }
          .joined(separator: strings[.learnGamesSeparator]),
        tables: sources.tables(games, era: era, name: name))
    }
    head = try context.head(
      title: title,
      description: strings(
        .learnDescription, ("pokemon", entry.name.text), ("generation", generationName.text)),
      at: address, links: links, section: .pokemon, steps: [Crumb(entry.name, entry.address)],
      name: Wording(
        strings(.learnShortTitle, ("generation", generationName.text)))
    ).twinned()
  }

  /// The pages of all published species and generations, and their twins.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("pokemon-moves", for: PokemonMovesPage.self)
    let sources = PokemonMovesSources(context)
    return try context.entries.flatMap { entry in
      try sources.learnsets.generations(of: entry.species).flatMap { generation in
        try context.page(
          at: .moves(of: entry.pokemon.slug, generation: generation), template: template,
          twin: { PokemonMovesTwin.json(of: entry, in: generation, sources) },
          makePage: { try PokemonMovesPage(of: entry, in: generation, sources) })
      }
    }
  }
}

extension PokemonMovesPage: TemplateValue {
  static let fields: [Field<PokemonMovesPage>] = [
    .record("head") { $0.head },
    .text("title") { $0.title },
    .text("note") { $0.note },
    .list("generations") { $0.generations },
    .record("pokemon") { $0.pokemon },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
    .list("parts") { $0.parts },
  ]
}
