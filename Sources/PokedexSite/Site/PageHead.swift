package import Markup

/// What every page tells about itself, and what the layout around it needs.
package struct PageHead: Equatable, Sendable {
  /// The parts of the site that the main navigation leads to.
  package enum Section: CaseIterable, Sendable {
    case pokemon, types, generations, names, favorites
  }

  /// A link of the main navigation.
  package struct NavigationLink: Equatable, Sendable {
    package let title: String
    package let url: String
    /// The value of `aria-current`: `page` on the page itself, `true` on those below it.
    package let current: String?
  }

  /// The whole title: "Bulbasaur, No. 0001 · Pokédex".
  package var title: String
  package var description: String
  /// The page's own address: absolute with a base URL, else from the server's root. An error
  /// page has none.
  package var canonical: String?
  /// The BCP 47 tag of the page.
  package var language: String
  package var home: String
  package var search: String
  package var styleSheet: String
  /// The picture that browsers show beside the title.
  package var icon: String
  /// Scripts to load when the page has been read.
  package var scripts: [String] = []
  package var navigation: [NavigationLink]
  /// The pages before and after in the same list.
  package var previous: String?
  package var next: String?
  /// The same facts for programs: the address of the page's JSON twin.
  package var twin: String?
}

extension PageHead: TemplateValue {
  package static let fields: [Field<PageHead>] = [
    .text("title") { $0.title },
    .text("description") { $0.description },
    .text("canonical") { $0.canonical },
    .text("language") { $0.language },
    .text("home") { $0.home },
    .text("search") { $0.search },
    .text("styleSheet") { $0.styleSheet },
    .text("icon") { $0.icon },
    .list("scripts") { $0.scripts },
    .list("navigation") { $0.navigation },
    .text("previous") { $0.previous },
    .text("next") { $0.next },
    .text("twin") { $0.twin },
  ]
}

extension PageHead.NavigationLink: TemplateValue {
  package static let fields: [Field<PageHead.NavigationLink>] = [
    .text("title") { $0.title },
    .text("url") { $0.url },
    .text("current") { $0.current },
  ]
}
