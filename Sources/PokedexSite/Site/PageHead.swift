import Markup

/// What every page tells about itself, and what the layout around it needs.
struct PageHead: Equatable, Sendable {
  /// The parts of the site that the main navigation leads to.
  enum Section: CaseIterable, Sendable {
    case pokemon, types, moves, abilities, generations, browse, favorites
  }

  /// A link of the main navigation.
  struct NavigationLink: Equatable, Sendable {
    let title: String
    let url: String
    /// The value of `aria-current`: `page` on the page itself, `true` on those below it.
    let current: String?
  }

  /// The whole title: "Bulbasaur, No. 0001 · Pokédex".
  var title: String
  /// The title without the site's name: "Bulbasaur, No. 0001".
  var name: String
  var description: String
  /// The page's own address: absolute with a base URL, else from the server's root. An error
  /// page has none.
  var canonical: String?
  /// The BCP 47 tag of the page.
  var language: String
  /// `rtl` where the language runs from right to left.
  var direction: String?
  /// The page in all languages of the site.
  var languages: PageLanguages
  /// The picture for where the page is shared.
  var image: SocialImage
  /// The page's language and country, and those of the other languages: `en_US`.
  var locale: String
  var otherLocales: [String]
  /// The way from the front page to this one; empty on the front page and the error page.
  var trail: [TrailLink]
  /// What search engines are told.
  var structure: StructuredData
  var home: String
  var search: String
  var styleSheet: String
  /// The picture that browsers show beside the title.
  var icon: String
  /// The picture on the home screen of a device that reads no manifest.
  var touchIcon: String
  /// What lets a browser install the site.
  var manifest: String
  /// Scripts to load when the page has been read.
  var scripts: [String] = []
  var navigation: [NavigationLink]
  /// Links of the footer: about the data.
  var about: [NavigationLink]
  /// The feed of changes.
  var feed: String
  /// The pages before and after in the same list.
  var previous: String?
  var next: String?
  /// The same facts for programs: the address of the page's JSON twin.
  var twin: String?
}

extension PageHead: TemplateValue {
  static let fields: [Field<PageHead>] = [
    .text("title") { $0.title },
    .text("name") { $0.name },
    .text("description") { $0.description },
    .text("canonical") { $0.canonical },
    .text("language") { $0.language },
    .text("direction") { $0.direction },
    .record("languages") { $0.languages },
    .record("image") { $0.image },
    .text("locale") { $0.locale },
    .list("otherLocales") { $0.otherLocales },
    .list("trail") { $0.trail },
    .flag("hasStructure") { !$0.structure.isEmpty },
    .json("structure") { $0.structure.document },
    .text("home") { $0.home },
    .text("search") { $0.search },
    .text("styleSheet") { $0.styleSheet },
    .text("icon") { $0.icon },
    .text("touchIcon") { $0.touchIcon },
    .text("manifest") { $0.manifest },
    .list("scripts") { $0.scripts },
    .list("navigation") { $0.navigation },
    .list("about") { $0.about },
    .text("feed") { $0.feed },
    .text("previous") { $0.previous },
    .text("next") { $0.next },
    .text("twin") { $0.twin },
  ]
}

extension PageHead.NavigationLink: TemplateValue {
  static let fields: [Field<PageHead.NavigationLink>] = [
    .text("title") { $0.title },
    .text("url") { $0.url },
    .text("current") { $0.current },
  ]
}
