import PokeAPI

extension Fact {
  /// The facts about a species at a glance, those that the data has.
  static func all(of entry: Entry, _ context: SiteContext, links: Links) -> [Fact] {
    let strings = context.strings
    let species = entry.species
    let pokemon = entry.pokemon
    func plain(_ text: String?) -> [NamedLink] { text.map { [NamedLink(Wording($0))] } ?? [] }
    func groups(_ kind: GroupKind, _ resource: Resource, _ slugs: [Slug]) -> [NamedLink] {
      slugs.map {
        NamedLink(
          context.vocabulary.name(resource, $0).capitalized,
          url: context.groupURL(kind, $0, links: links))
      }
    }
    let growth = species.growthRate.map {
      [NamedLink(context.vocabulary.name(.growthRate, $0).capitalized)]
    }
    let facts: [(StringKey, [NamedLink], String?)] = [
      (
        .factHeight, plain(strings.meters(decimeters: pokemon.height)),
        strings.feet(decimeters: pokemon.height)
      ),
      (
        .factWeight,
        plain(pokemon.weight.map { strings.kilograms(hectograms: $0) } ?? strings[.unknown]),
        pokemon.weight.map { strings.pounds(hectograms: $0) }
      ),
      (.factGender, plain(gender(species, strings)), nil),
      (.factEggGroups, groups(.eggGroup, .eggGroup, species.eggGroups), nil),
      (
        .factHatching,
        plain(species.hatchCounter.map { strings(.hatchCycles, ("count", strings.number($0))) }),
        nil
      ),
      (.factGrowth, growth ?? [], nil),
      (.factCapture, plain(strings(.outOf255, ("value", String(species.captureRate)))), nil),
      (
        .factFriendship,
        plain(species.baseHappiness.map { strings(.outOf255, ("value", String($0))) }), nil
      ),
      (.factExperience, plain(pokemon.baseExperience.map { strings.number($0) }), nil),
      (.factEffort, plain(effort(pokemon, strings)), nil),
      (.factColor, groups(.color, .pokemonColor, [species.color]), nil),
      (.factShape, groups(.shape, .pokemonShape, species.shape.map { [$0] } ?? []), nil),
      (.factHabitat, groups(.habitat, .pokemonHabitat, species.habitat.map { [$0] } ?? []), nil),
    ]
    return facts.compactMap { key, values, note in
      values.isEmpty ? nil : Fact(Wording(strings[key]), values, note: note)
    }
  }

  private static func gender(_ species: PokemonSpecies, _ strings: Strings) -> String {
    switch species.femaleEighths {
    case nil: strings[.genderless]
    case 0?: strings[.alwaysMale]
    case 8?: strings[.alwaysFemale]
    case let female?:
      strings(
        .genderRatio, ("male", strings.percent(eighths: 8 - female)),
        ("female", strings.percent(eighths: female)))
    }
  }

  /// "1 Sp. Atk".
  private static func effort(_ pokemon: Pokemon, _ strings: Strings) -> String? {
    let points = zip(pokemon.effort.values, StringKey.stats).filter { $0.0 > 0 }
      .map { strings(.effortPoints, ("count", String($0)), ("stat", strings[$1])) }
    return points.isEmpty ? nil : strings.list(points)
  }
}
