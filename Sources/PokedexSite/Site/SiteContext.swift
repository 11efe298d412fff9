import PokeAPI

/// All that the pages of one language are made from: the snapshot, the settings, the words, and
/// what many pages share, worked out once.
struct SiteContext: Sendable {
  /// The snapshot's records by number and name.
  let index: SnapshotIndex
  let configuration: SiteConfiguration
  let strings: Strings
  let language: SiteLanguage
  /// All languages of the site, the first one first.
  let languages: [SiteLanguage]
  let assets: Assets
  /// The pictures that the site holds, where it holds any.
  let images: LocalImages?
  /// What has changed in the data, where that is recorded.
  let history: History?
  let vocabulary: Vocabulary
  /// The types, in the order of every chart and list.
  let types: [PokemonType]
  /// The published species, by national number.
  let entries: [Entry]
  /// All species of the snapshot, published or not, by national number.
  let allEntries: [Entry]
  /// The varieties of all species and what they are called.
  let varieties: Varieties
  /// Those of the published species: by national number, the default one first.
  let publishedVarieties: [Variety]
  /// The records that have pages of their own.
  let published: PublishedPages

  private let places: [Int: Int]

  /// A species whose default variety the snapshot lacks is left out.
  init(
    snapshot: Snapshot, configuration: SiteConfiguration = SiteConfiguration(), strings: Strings,
    language: SiteLanguage, languages: [SiteLanguage], assets: Assets = Assets(),
    images: LocalImages? = nil, history: History? = nil
  ) {
    let index = SnapshotIndex(snapshot)
    self.index = index
    self.configuration = configuration
    self.strings = strings
    self.language = language
    self.languages = languages
    self.assets = assets
    self.images = images
    self.history = history
    vocabulary = Vocabulary(snapshot, language: language.code, strings: strings)
    types = TypeOrder.sorted(snapshot.types)

    let published = Set(snapshot.published)
    let favorites = Set(snapshot.favorites)
    let all = snapshot.species.compactMap { species in
      index.defaultPokemon(of: species).map { pokemon in
        Entry(
          species: species, pokemon: pokemon,
          name: Wording(species.names, in: language.code, else: species.slug),
          picture: Picture.large(pokemon.pictures)?.shown(configuration.images, images),
          isPublished: published.contains(species.id),
          isFavorite: favorites.contains(species.id))
      }
    }
    allEntries = all
    entries = all.filter(\.isPublished)
    varieties = Varieties(
      index, language: language.code,
      species: Dictionary(
        all.map { ($0.species.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
    publishedVarieties = entries.flatMap { entry in
      index.varieties(of: entry.species).map { Variety(pokemon: $0, entry: entry) }
    }
    self.published = PublishedPages(entries, index: index)
    places = Dictionary(
      all.enumerated().map { ($1.species.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var snapshot: Snapshot { index.snapshot }

  /// A species of the snapshot by its slug, published or not.
  func entry(_ species: Slug) -> Entry? { index.species(species).flatMap { entry($0.id) } }

  /// A species of the snapshot by its national number, published or not.
  func entry(_ number: Int) -> Entry? { places[number].map { allEntries[$0] } }
}
