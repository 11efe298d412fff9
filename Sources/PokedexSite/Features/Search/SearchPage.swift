package import Markup
import PokeAPI

/// The page that a script answers queries on; without one it leads to the lists.
package struct SearchPage: Equatable, Sendable {
  /// A filter that can be ticked.
  package struct Choice: Equatable, Sendable {
    /// What stands in the address: `fire`, `2`.
    package let value: String
    package let name: Wording
    /// The class of a type.
    package let style: String?
  }

  package let head: PageHead
  package let data: SearchData
  package let types: [Choice]
  package let generations: [Choice]
  /// The sections to browse in place of searching.
  package let sections: [PageHead.NavigationLink]

  init(_ context: SiteContext, files: SearchFiles) throws {
    let links = context.links(from: .search)
    data = SearchData(context, files: files, links: links)
    types = TypeSection.all(context).map { section in
      Choice(
        value: section.type.slug.rawValue, name: section.name,
        style: "type " + TypeLabel.style(of: section.type.slug))
    }
    generations = GenerationSection.all(context).map { section in
      Choice(
        value: String(section.generation.id), name: section.region ?? section.name, style: nil)
    }
    var head = try context.head(
      title: context.strings[.searchTitle], description: context.strings[.searchDescription],
      at: .search, links: links)
    for script in ["search.js", "entries.js", "search-page.js"] {
      head.scripts.append(links.file(try context.assets.path(script)))
    }
    sections = head.navigation
    self.head = head
  }

  /// The page and the two files of its index.
  package static func plan(
    _ context: SiteContext, templates: TemplateLibrary, files: SearchFiles
  ) throws -> [PlannedFile] {
    let template = templates.compile("search", for: SearchPage.self)
    let page = try PlannedFile(context.path(of: .search), .page) { buffer in
      template.render(try SearchPage(context, files: files), into: &buffer)
    }
    return try [page]
      + [files.index, files.names].map { file in
        try PlannedFile(file.path, .data) { $0.append(file.content) }
      }
  }
}

extension SearchPage: TemplateValue {
  package static let fields: [Field<SearchPage>] = [
    .record("head") { $0.head },
    .record("data") { $0.data },
    .list("types") { $0.types },
    .list("generations") { $0.generations },
    .list("sections") { $0.sections },
  ]
}

extension SearchPage.Choice: TemplateValue {
  package static let fields: [Field<SearchPage.Choice>] = [
    .text("value") { $0.value },
    .record("name") { $0.name },
    .text("style") { $0.style },
  ]
}
