import Markup

extension PokemonDetailPage {
  /// The pages of all published species, and their twins.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("pokemon-detail", for: PokemonDetailPage.self)
    let sources = PokemonDetailSources(context)
    return try context.entries.indices.flatMap { place in
      try context.page(
        at: context.entries[place].address, template: template,
        twin: { PokemonTwin.json(at: place, sources) },
        makePage: { try PokemonDetailPage(at: place, sources) })
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
    .record("shiny") { $0.shiny },
    .text("shinyTitle") { $0.shinyTitle },
    .text("cry") { $0.cry },
    .text("cryTitle") { $0.cryTitle },
    .flag("hasExtra") { $0.cry != nil || $0.shiny != nil },
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
    .record("moves") { $0.moves },
    .list("moveGenerations") { $0.moveGenerations },
    .list("heldItems") { $0.heldItems },
    .list("encounters") { $0.encounters },
    .text("encountersNote") { $0.encountersNote },
    .list("past") { $0.past },
    .list("flavors") { $0.flavors },
    .list("regionalNumbers") { $0.regionalNumbers },
    .list("otherNames") { $0.otherNames },
  ]
}
