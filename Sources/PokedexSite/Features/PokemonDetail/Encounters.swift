import PokeAPI

/// Puts the places where Pokémon are met into words, which are worked out once for the language.
struct Encounters: Sendable {
  private let context: SiteContext
  private let versions: Versions
  private let areas: [Slug: String]
  private let methods: [Slug: Wording]
  /// The first games from which on the data knows no place of any Pokémon: "Scarlet and Violet".
  let lastedUntil: String?

  init(_ context: SiteContext, versions: Versions) {
    self.context = context
    self.versions = versions
    let places = context.snapshot.encounters.lazy.flatMap(\.places)
    let known = Set(places.flatMap(\.versions))
    areas = Dictionary(
      uniqueKeysWithValues: Set(places.map(\.area)).map { ($0, Self.title(of: $0)) })
    methods = Dictionary(
      uniqueKeysWithValues: Set(places.map(\.method)).map { method in
        (
          method,
          context.strings.texts["encounter." + method.rawValue].map { Wording($0) }
            ?? context.vocabulary.name(.encounterMethod, method)
        )
      })
    let groups = context.index.versionGroupsByRelease
    let last = groups.lastIndex { !known.isDisjoint(with: $0.versions) } ?? -1
    lastedUntil =
      groups.indices.contains(last + 1) ? context.vocabulary.games(groups[last + 1].slug) : nil
  }

  /// Where the varieties of a species are met: the default one's first, by generation.
  func groups(of species: PokemonSpecies) -> [EncounterGroup] {
    let varieties = context.varieties
    return varieties.all(of: species).flatMap { pokemon in
      let owner = pokemon.isDefault ? nil : varieties.name(pokemon.slug)
      return rows(context.index.encounters(of: pokemon.id)).map { generation, rows in
        let title =
          context.index.generation(generation)
          .map { context.vocabulary.name(.generation, $0.slug) }
          ?? Wording(context.strings[.placesUnknownGames])
        return EncounterGroup(
          title: title, owner: owner,
          label: context.strings(
            .placesLabel, ("pokemon", varieties.name(pokemon.slug).text),
            ("generation", title.text)),
          rows: rows)
      }
    }
  }

  /// What rows have in common.
  private struct Key: Hashable {
    let generation: Int
    let versions: [Slug]
    let method: Slug
    let levels: ClosedRange<Int>
    let chance: Int
  }

  private func rows(_ places: [PokemonEncounters.Place]) -> [(Int, [EncounterRow])] {
    var areas: [Key: [Slug]] = [:]
    for place in places {
      for (generation, versions) in Dictionary(grouping: place.versions, by: versions.generation) {
        let key = Key(
          generation: generation, versions: self.versions.sorted(versions), method: place.method,
          levels: place.levels, chance: place.chance)
        areas[key, default: []].append(place.area)
      }
    }
    return areas.sorted { precedes($0.key, $1.key) }
      .runs(by: \.key.generation)
      .map { generation, groups in (generation, groups.map { row($0.key, $0.value) }) }
  }

  /// By release of the games, then the most likely first.
  private func precedes(_ left: Key, _ right: Key) -> Bool {
    if left.generation != right.generation { return left.generation < right.generation }
    if left.versions != right.versions {
      let orders = (left.versions.map(versions.order), right.versions.map(versions.order))
      return orders.0 == orders.1
        ? left.versions.lexicographicallyPrecedes(right.versions)
        : orders.0.lexicographicallyPrecedes(orders.1)
    }
    return (-left.chance, left.method, left.levels.lowerBound, left.levels.upperBound)
      < (-right.chance, right.method, right.levels.lowerBound, right.levels.upperBound)
  }

  private func row(_ key: Key, _ areas: [Slug]) -> EncounterRow {
    let levels = key.levels
    let names = areas.map { self.areas[$0] ?? Self.title(of: $0) }
    return EncounterRow(
      places: Wording(
        names.joined(separator: ", "), language: context.language.code == "en" ? nil : "en"),
      method: methods[key.method] ?? context.vocabulary.name(.encounterMethod, key.method),
      levels: levels.lowerBound == levels.upperBound
        ? "\(levels.lowerBound)" : "\(levels.lowerBound)–\(levels.upperBound)",
      chance: context.strings.percent(key.chance),
      games: versions.list(key.versions))
  }

  /// `kanto-route-1-area` is "Kanto Route 1".
  private static func title(of area: Slug) -> String {
    area.title.hasSuffix(" Area") ? String(area.title.dropLast(5)) : area.title
  }
}
