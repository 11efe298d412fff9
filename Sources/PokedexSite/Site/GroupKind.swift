import PokeAPI

/// A way to put species into groups, each of which has a page.
enum GroupKind: CaseIterable, Sendable {
  /// A species is in one or two.
  case eggGroup
  /// These three: a species is in one, or, where the data has none, in none.
  case color, shape, habitat
  /// The Pokédexes of the main series, which number species in their own way.
  case pokedex
  /// Legendary, mythical, baby: most species are none of them.
  case rank
}

extension GroupKind {
  /// The folder that the groups' own folders lie in. Ranks lie at the root.
  var folder: String {
    switch self {
    case .eggGroup: "egg-groups/"
    case .color: "colors/"
    case .shape: "shapes/"
    case .habitat: "habitats/"
    case .pokedex: "pokedexes/"
    case .rank: ""
    }
  }

  /// The page that lists the groups. The few ranks have none of their own.
  var hub: PageAddress { self == .rank ? .browse : PageAddress(folder: folder) }

  /// The kind of record that names the groups; none for ranks, which are words of ours.
  var resource: Resource? {
    switch self {
    case .eggGroup: .eggGroup
    case .color: .pokemonColor
    case .shape: .pokemonShape
    case .habitat: .pokemonHabitat
    case .pokedex: .pokedex
    case .rank: nil
    }
  }

  /// What all groups of the kind are called together.
  var title: StringKey {
    switch self {
    case .eggGroup: .groupsEggGroups
    case .color: .groupsColors
    case .shape: .groupsShapes
    case .habitat: .groupsHabitats
    case .pokedex: .groupsPokedexes
    case .rank: .groupsRanks
    }
  }

  /// The title of a group's page, with `{group}` for its name.
  var groupTitle: StringKey {
    switch self {
    case .eggGroup: .groupEggGroup
    case .color: .groupColor
    case .shape: .groupShape
    case .habitat: .groupHabitat
    case .pokedex: .groupPokedex
    case .rank: .groupRank
    }
  }

  /// What is worth knowing about the kind, in a sentence; none of ranks, which have no overview.
  var note: StringKey? {
    switch self {
    case .eggGroup: .groupsEggGroupsNote
    case .color: .groupsColorsNote
    case .shape: .groupsShapesNote
    case .habitat: .groupsHabitatsNote
    case .pokedex: .groupsPokedexesNote
    case .rank: nil
    }
  }
}

extension GroupKind {
  /// The groups of this kind that a species is in; a Pokédex outside the main series is none.
  func groups(of species: PokemonSpecies, in index: SnapshotIndex) -> [Slug] {
    switch self {
    case .eggGroup: species.eggGroups
    case .color: [species.color]
    case .shape: species.shape.map { [$0] } ?? []
    case .habitat: species.habitat.map { [$0] } ?? []
    case .pokedex:
      species.regionalNumbers.lazy.map(\.pokedex)
        .filter { index.pokedex($0)?.isMainSeries ?? true }
    case .rank: Self.ranks.filter { $0.has(species) }.map(\.slug)
    }
  }

  /// A rank: its group, what the group and what one species of it is called, and who has it.
  struct Rank: Sendable {
    let slug: Slug
    let title: StringKey
    let label: StringKey
    let has: @Sendable (PokemonSpecies) -> Bool
  }

  /// The ranks, in their order.
  static let ranks = [
    Rank(slug: "legendary", title: .groupLegendary, label: .legendary, has: \.isLegendary),
    Rank(slug: "mythical", title: .groupMythical, label: .mythical, has: \.isMythical),
    Rank(slug: "baby", title: .groupBaby, label: .baby, has: \.isBaby),
  ]
}
