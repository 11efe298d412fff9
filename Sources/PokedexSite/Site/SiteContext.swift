package import PokeAPI

/// All that the pages of one language are made from: the snapshot, the settings, the words, and
/// what many pages share, worked out once.
package struct SiteContext: Sendable {
  package let snapshot: Snapshot
  package let configuration: SiteConfiguration
  package let strings: Strings
  package let language: SiteLanguage
  package let assets: Assets
  package let vocabulary: Vocabulary
  package let typeChart: TypeChart
  /// The published species, by national number.
  package let entries: [Entry]
  /// All species of the snapshot, published or not, by national number.
  package let allEntries: [Entry]
  /// The types that a published species has as its default variety.
  package let publishedTypes: Set<Slug>

  private let placesBySlug: [Slug: Int]
  private let placesByID: [Int: Int]

  /// A species whose default variety the snapshot lacks is left out.
  package init(
    snapshot: Snapshot, configuration: SiteConfiguration = SiteConfiguration(), strings: Strings,
    language: SiteLanguage = SiteLanguage(code: "en", isFirst: true), assets: Assets = Assets()
  ) {
    self.snapshot = snapshot
    self.configuration = configuration
    self.strings = strings
    self.language = language
    self.assets = assets
    vocabulary = Vocabulary(snapshot, language: language.code, strings: strings)
    typeChart = TypeChart(snapshot.types)

    let published = Set(snapshot.published)
    let favorites = Set(snapshot.favorites)
    let defaults = Dictionary(
      snapshot.pokemon.lazy.filter(\.isDefault).map { ($0.species, $0) },
      uniquingKeysWith: { first, _ in first })
    let all = snapshot.species.compactMap { species in
      defaults[species.id].map { pokemon in
        Entry(
          species: species, pokemon: pokemon,
          name: Wording(species.names, in: language.code, else: species.slug),
          picture: configuration.images == .remote ? .large(pokemon.pictures) : nil,
          isPublished: published.contains(species.id),
          isFavorite: favorites.contains(species.id))
      }
    }
    allEntries = all
    entries = all.filter(\.isPublished)
    publishedTypes = Set(entries.lazy.flatMap(\.pokemon.types))
    placesBySlug = Dictionary(
      all.enumerated().map { ($1.species.slug, $0) }, uniquingKeysWith: { first, _ in first })
    placesByID = Dictionary(
      all.enumerated().map { ($1.species.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A species of the snapshot by its slug, published or not.
  package func entry(_ species: Slug) -> Entry? { placesBySlug[species].map { allEntries[$0] } }

  /// A species of the snapshot by its national number, published or not.
  package func entry(_ number: Int) -> Entry? { placesByID[number].map { allEntries[$0] } }
}
