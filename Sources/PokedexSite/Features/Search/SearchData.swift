import Markup
import PokeAPI

/// What a script that searches is told by its page.
struct SearchData: Equatable, Sendable {
  /// The links to the index, which knows of the files of names, and to the facets.
  let index: String
  let facets: String
  /// What leads to the root of the language, in which the detail pages lie.
  let root: String
  /// The national numbers of the built favorites, with blanks between them.
  let favorites: String

  init(_ context: SiteContext, files: SearchFiles, links: Links) {
    index = links.file(files.index.path)
    facets = links.file(files.facets.path)
    root = links.root
    favorites = context.entries.filter(\.isFavorite).map { String($0.species.id) }
      .joined(separator: " ")
  }
}

extension SearchData: TemplateValue {
  static let fields: [Field<SearchData>] = [
    .text("index") { $0.index },
    .text("facets") { $0.facets },
    .text("root") { $0.root },
    .text("favorites") { $0.favorites },
  ]
}
