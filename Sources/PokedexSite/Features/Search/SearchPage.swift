import Markup
import PokeAPI

/// The page that a script answers queries on; without one it leads to the lists.
struct SearchPage: Equatable, Sendable {
  let head: PageHead
  let data: SearchData
  let types: [TypeRow]
  let generations: [Choice]
  let eggGroups: [Choice]
  let colors: [Choice]
  /// Legendary, mythical, baby.
  let kinds: [Choice]
  /// The stats and their total, each with a least and a most.
  let ranges: [Range]
  /// What results can be put in order by.
  let orders: [Choice]
  /// The sections to browse in place of searching.
  let sections: [PageHead.NavigationLink]

  init(_ context: SiteContext, files: SearchFiles) throws {
    let strings = context.strings
    let links = context.links(from: .search)
    data = SearchData(context, files: files, links: links)
    types = TypeSection.all(context).map { TypeRow($0, strings) }
    generations = GenerationSection.all(context).map { section in
      Choice(String(section.generation.id), section.region ?? section.name)
    }
    let species = context.entries.map(\.species)
    eggGroups = Choice.all(species.flatMap(\.eggGroups), .eggGroup, context)
    colors = Choice.all(species.map(\.color), .pokemonColor, context)
    kinds = GroupKind.ranks.filter { species.contains(where: $0.has) }.map {
      Choice($0.slug.rawValue, Wording(strings[$0.label]))
    }

    let measures = Array(zip(SearchFacets.measures, StringKey.measures.map { strings[$0] }))
    ranges = measures.prefix(7).map { Range(name: $0, title: $1, strings) }
    orders =
      [
        Choice("number", Wording(strings[.sortNumber])),
        Choice("name", Wording(strings[.sortName])),
      ]
      + measures.map { Choice($0, Wording($1)) }

    var head = try context.head(
      title: strings[.searchTitle], description: strings[.searchDescription],
      at: .search, links: links)
    head.scripts.append(links.file(try context.assets.path(Assets.pages)))
    sections = head.navigation
    self.head = head
  }

  /// The page and the files of its index.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary, files: SearchFiles
  ) throws -> [PlannedFile] {
    let template = templates.compile("search", for: SearchPage.self)
    let page = try PlannedFile(context.path(of: .search), .page) { buffer in
      template.render(try SearchPage(context, files: files), into: &buffer)
    }
    let shared = context.language.folder.isEmpty ? [files.facets] : []
    return try [page]
      + (files.own + shared).map { file in
        try PlannedFile(file.path, .data) { $0.append(file.content) }
      }
  }
}

extension SearchPage: TemplateValue {
  static let fields: [Field<SearchPage>] = [
    .record("head") { $0.head },
    .record("data") { $0.data },
    .list("types") { $0.types },
    .list("generations") { $0.generations },
    .list("eggGroups") { $0.eggGroups },
    .list("colors") { $0.colors },
    .list("kinds") { $0.kinds },
    .list("ranges") { $0.ranges },
    .list("orders") { $0.orders },
    .list("sections") { $0.sections },
  ]
}
