import Markup
import PokeAPI

/// One page of the favorites that the site is built with. On the first, a script adds the ones of
/// the visitor's browser.
struct FavoritesPage: Equatable, Sendable {
  let head: PageHead
  let list: CardList
  let isEmpty: Bool
  /// What the script needs; only on the first page.
  let browser: SearchData?
  let home: String

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
      head.scripts.append(links.file(try context.assets.path(Assets.pages)))
    }
    self.head = head
  }

  /// All pages of the favorites; there is always a first one.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary, files: SearchFiles
  ) throws -> [PlannedFile] {
    let template = templates.compile("favorites", for: FavoritesPage.self)
    let entries = context.snapshot.favorites.compactMap(context.entry).filter(\.isPublished)
    let twin = ListTwin(
      context, .favorites, title: context.strings[.favoritesTitle], entries)
    return try context.pagedList(twin, template: template) {
      try FavoritesPage(context, entries, files: files, pagination: $0, number: $1)
    }
  }
}

extension FavoritesPage: TemplateValue {
  static let fields: [Field<FavoritesPage>] = [
    .record("head") { $0.head },
    .record("list") { $0.list },
    .flag("isEmpty") { $0.isEmpty },
    .record("browser") { $0.browser },
    .text("home") { $0.home },
  ]
}
