package import Markup
import PokeAPI

/// One page of the favorites that the site is built with. On the first, a script adds the ones of
/// the visitor's browser.
package struct FavoritesPage: Equatable, Sendable {
  package let head: PageHead
  package let list: CardList
  package let isEmpty: Bool
  /// What the script needs; only on the first page.
  package let browser: SearchData?
  package let home: String

  init(
    _ context: SiteContext, _ entries: [Entry], files: SearchFiles, pagination: Pagination,
    number: Int
  ) throws {
    let strings = context.strings
    let address = PageAddress.favorites.page(number)
    let links = context.links(from: address)

    list = CardList(context, entries, pagination: pagination, number: number, at: .favorites)
    isEmpty = entries.isEmpty
    browser = number == 1 ? SearchData(context, files: files, links: links) : nil
    home = links(.list)
    var head = try context.head(
      title: strings.title(strings[.favoritesTitle], page: number, of: pagination),
      description: strings[.favoritesDescription],
      at: address, links: links, section: .favorites
    ).within(list)
    if browser != nil {
      for script in ["search.js", "entries.js", "favorites-page.js"] {
        head.scripts.append(links.file(try context.assets.path(script)))
      }
    }
    self.head = head
  }

  /// All pages of the favorites; there is always a first one.
  package static func plan(
    _ context: SiteContext, templates: TemplateLibrary, files: SearchFiles
  ) throws -> [PlannedFile] {
    let template = templates.compile("favorites", for: FavoritesPage.self)
    let entries = context.snapshot.favorites.compactMap(context.entry).filter(\.isPublished)
    let pagination = Pagination(count: entries.count, size: context.configuration.pageSize)
    return try (1...pagination.pages).map { number in
      try PlannedFile(context.path(of: PageAddress.favorites.page(number)), .page) { buffer in
        let page = try FavoritesPage(
          context, entries, files: files, pagination: pagination, number: number)
        template.render(page, into: &buffer)
      }
    }
  }
}

extension FavoritesPage: TemplateValue {
  package static let fields: [Field<FavoritesPage>] = [
    .record("head") { $0.head },
    .record("list") { $0.list },
    .flag("isEmpty") { $0.isEmpty },
    .record("browser") { $0.browser },
    .text("home") { $0.home },
  ]
}
