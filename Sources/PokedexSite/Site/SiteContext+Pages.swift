import PokeAPI

extension SiteContext {
  /// Links from a page at `address`.
  func links(from address: PageAddress) -> Links {
    Links(from: address, languageFolder: language.folder)
  }

  /// The path of the file that a server shows at `address`.
  func path(of address: PageAddress) -> String {
    language.folder + address.folder + "index.html"
  }

  /// An address in full: with the base URL, or from the server's root without one.
  func absolute(_ address: PageAddress) -> String {
    (configuration.baseURL?.text ?? "") + "/" + language.folder + address.folder
  }

  /// The address of a file in full, by its path from the root of the site.
  func whole(_ path: String) -> String { (configuration.baseURL?.text ?? "") + "/" + path }

  /// The address that a page gives as its own. Pages hold no http addresses: below an http base
  /// URL it begins at the server's root.
  func canonical(_ address: PageAddress, in language: SiteLanguage) -> String {
    canonical(path: language.folder + address.folder)
  }

  /// The same of any path from the root of the site.
  func canonical(path: String) -> String {
    guard let base = configuration.baseURL else { return "/" + path }
    return base.isSecure ? "\(base.text)/\(path)" : base.path + path
  }

  /// The head of a page. An error page has no `address`: it shows at any.
  ///
  /// The trail leads to it from the front page by the section and `steps`; its last step is the
  /// title, or `name` where the page has a shorter one.
  func head(
    title: String, description: String, at address: PageAddress?, links: Links,
    section: PageHead.Section? = nil, steps: [Crumb] = [], name: Wording? = nil
  ) throws -> PageHead {
    let trail =
      address.map {
        self.trail(to: Crumb(name ?? Wording(title), $0), through: steps, section: section)
      } ?? []
    return PageHead(
      title: strings(.pageTitle, ("title", title), ("site", strings[.siteName])),
      name: title,
      description: description,
      canonical: address.map { canonical($0, in: language) },
      language: language.tag.rawValue,
      direction: language.tag.isRightToLeft ? "rtl" : nil,
      languages: languages(of: address, links: links),
      image: try socialCard(),
      locale: language.locale,
      otherLocales: languages.filter { $0 != language }.map(\.locale),
      trail: trail.map {
        PageHead.TrailLink(title: $0.title, url: $0.address == address ? nil : links($0.address))
      },
      structure: structure(of: address, trail: trail),
      home: links(.list),
      search: links(.search),
      styleSheet: links.file(try assets.path("site.css")),
      icon: links.file(try assets.path("icon.svg")),
      touchIcon: links.file(try assets.path("apple-touch-icon.png")),
      manifest: links.root + WebManifest.name,
      scripts: [links.file(try assets.path("favorites.js"))],
      navigation: PageHead.Section.allCases.filter(hasPages).map { part in
        let target = Self.address(of: part)
        return PageHead.NavigationLink(
          title: strings[Self.key(of: part)], url: links(target),
          current: part == section ? (target == address ? "page" : "true") : nil)
      },
      about: Self.about.map { target, key in
        PageHead.NavigationLink(
          title: strings[key], url: links(target), current: target == address ? "page" : nil)
      },
      feed: links.file(ChangesFeed.path))
  }

  /// The pages about the data, which the footer leads to.
  static let about: [(PageAddress, StringKey)] = [
    (.changes, .changesTitle), (.coverage, .coverageTitle),
    (.export, .exportTitle), (.offline, .offlineTitle),
  ]

  /// A species as a card of a list. The first row's pictures load with the page: `isEager`.
  func card(_ entry: Entry, links: Links, isEager: Bool = false) -> Card {
    let plate = entry.plate.linked(links)
    return Card(
      id: entry.species.id, name: entry.name, number: entry.number, url: links(entry.address),
      plate: isEager ? plate.with(plate.picture?.eager) : plate,
      types: entry.pokemon.types.map { typeLabel($0, links: links) },
      profile: entry.profile, isFavorite: entry.isFavorite)
  }

  /// The cards of one page of a list, the first five of them eager.
  func cards(_ entries: some Sequence<Entry>, links: Links) -> [Card] {
    entries.enumerated().map { card($1, links: links, isEager: $0 < 5) }
  }

  /// A type's name, linked where the type has a page.
  func typeLabel(_ type: Slug, links: Links) -> TypeLabel {
    TypeLabel(
      name: vocabulary.name(.type, type), style: TypeLabel.style(of: type),
      url: published.types.contains(type) ? links(.type(type)) : nil)
  }

  /// Whether the data has anything to show in a part of the site.
  private func hasPages(_ section: PageHead.Section) -> Bool {
    switch section {
    case .moves: !published.moves.isEmpty
    case .abilities: !published.abilities.isEmpty
    case .pokemon, .types, .generations, .browse, .favorites: true
    }
  }

  static func address(of section: PageHead.Section) -> PageAddress {
    switch section {
    case .pokemon: .list
    case .types: .types
    case .moves: .moves
    case .abilities: .abilities
    case .generations: .generations
    case .browse: .browse
    case .favorites: .favorites
    }
  }

  static func key(of section: PageHead.Section) -> StringKey {
    switch section {
    case .pokemon: .navPokemon
    case .types: .navTypes
    case .moves: .navMoves
    case .abilities: .navAbilities
    case .generations: .navGenerations
    case .browse: .navBrowse
    case .favorites: .navFavorites
    }
  }
}

extension SiteContext {
  func typeLabels(_ types: [Slug], links: Links) -> [TypeLabel] {
    types.map { typeLabel($0, links: links) }
  }

  /// A small plate of a variety of the entry's species, with its sprite.
  func smallPlate(_ pokemon: Pokemon, _ entry: Entry, links: Links) -> Plate {
    Plate(
      number: entry.species.id, styles: pokemon.types.map(TypeLabel.style(of:)),
      picture: picture(.small(pokemon.pictures))?.linked(links))
  }

  /// A picture as the site shows it: elsewhere, as a file of its own, or not at all.
  func picture(_ picture: Picture?) -> Picture? {
    picture?.shown(configuration.images, images)
  }
}

extension SiteContext {
  /// What a language is called: "Japanese". Its code where the data does not name it.
  func languageName(_ code: String) -> Wording {
    Slug(rawValue: code).map { vocabulary.name(.language, $0).capitalized } ?? Wording(code)
  }
}
