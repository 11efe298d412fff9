import Markup
import PokeAPI

extension PokemonTwin {
  /// For each stat and level, the least and the most it comes to.
  static func statRanges(_ stats: StatValues) -> JSONValue {
    func ranges(_ level: Int) -> JSONValue {
      .object(
        zip(StatValues.slugs, stats.values).enumerated().map { place, stat in
          let range = StatRange(base: stat.1, level: level, isHP: place == 0)
          return JSONValue.Member(
            name: stat.0.rawValue, value: [.integer(range.least), .integer(range.most)])
        })
    }
    return ["50": ranges(50), "100": ranges(100)]
  }

  /// For each ability that changes some type's damage: what these types do then.
  static func abilityDefense(
    _ pokemon: Pokemon, _ sources: PokemonDetailSources
  ) -> JSONValue {
    let usual = sources.defense(of: pokemon)
    return .object(
      sources.abilityDefense(of: pokemon).map { ability, factors in
        let changes = zip(sources.context.types, zip(usual, factors)).filter { $1.0 != $1.1 }
        return JSONValue.Member(
          name: ability.rawValue,
          value: .object(
            changes.map {
              JSONValue.Member(name: $0.slug.rawValue, value: .number($1.1.multiplier))
            }))
      })
  }

  /// The moves of the newest game; the twins of the pages of moves have those of all games.
  static func moves(_ pokemon: Pokemon, _ sources: PokemonDetailSources) -> JSONValue {
    PokemonMovesTwin.moves(
      sources.learnsets.newest(of: pokemon).map { [$0] } ?? [], sources.methods,
      sources.context.index)
  }

  /// The addresses of the pages of moves.
  static func movePages(_ entry: Entry, _ sources: PokemonDetailSources) -> JSONValue {
    .array(
      sources.learnsets.generations(of: entry.species).map {
        .string(
          sources.context.absolute(.moves(of: entry.pokemon.slug, generation: $0)))
      })
  }

  static func encounters(_ pokemon: Pokemon, _ index: SnapshotIndex) -> JSONValue {
    .array(
      index.encounters(of: pokemon.id).map { place in
        [
          "area": .slug(place.area), "versions": .slugs(place.versions),
          "method": .slug(place.method), "minLevel": .integer(place.levels.lowerBound),
          "maxLevel": .integer(place.levels.upperBound), "chance": .integer(place.chance),
        ]
      })
  }

  /// For each item, the chance in percent by game.
  static func heldItems(_ pokemon: Pokemon) -> JSONValue {
    .object(
      pokemon.heldItems.map { held in
        JSONValue.Member(
          name: held.item.rawValue,
          value: .object(
            held.rarities.map {
              JSONValue.Member(name: $0.version.rawValue, value: .integer($0.percent))
            }))
      })
  }

  /// What was different up to and including a generation, the oldest first.
  static func past(_ pokemon: Pokemon) -> JSONValue {
    .array(
      pokemon.past.map { past in
        [
          "until": .slug(past.generation),
          "types": past.types.map(JSONValue.slugs) ?? .null,
          "stats": .object(
            past.stats.map {
              JSONValue.Member(name: $0.stat.rawValue, value: .integer($0.value))
            }),
          "abilities": .array(
            past.abilities.map {
              ["slot": .integer($0.slot), "ability": .optional($0.ability)]
            }),
        ]
      })
  }
}
