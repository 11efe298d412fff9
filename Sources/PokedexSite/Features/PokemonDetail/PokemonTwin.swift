import Markup
import PokeAPI

/// The machine-readable twin of a detail page: the same facts, with slugs where the page has
/// names, meters and kilograms as numbers, and members in a fixed order.
enum PokemonTwin {
  /// The twin of the published entry at `place`.
  static func json(at place: Int, _ sources: PokemonDetailSources) -> JSONValue {
    let context = sources.context
    let entry = context.entries[place]
    let species = entry.species
    let pokemon = entry.pokemon
    let entries = context.entries
    return [
      "id": .integer(species.id),
      "slug": .slug(pokemon.slug),
      "species": .slug(species.slug),
      "url": .string(context.absolute(entry.address)),
      "names": .texts(species.names),
      "genera": .texts(species.genera),
      "generation": .slug(species.generation),
      "types": .slugs(pokemon.types),
      "heightInMeters": .tenths(pokemon.height),
      "weightInKilograms": pokemon.weight.map(JSONValue.tenths) ?? .null,
      "genderRatio": gender(species),
      "eggGroups": .slugs(species.eggGroups),
      "hatchCycles": .optional(species.hatchCounter),
      "growthRate": .optional(species.growthRate),
      "captureRate": .integer(species.captureRate),
      "baseHappiness": .optional(species.baseHappiness),
      "baseExperience": .optional(pokemon.baseExperience),
      "color": .slug(species.color),
      "shape": .optional(species.shape),
      "habitat": .optional(species.habitat),
      "isBaby": .bool(species.isBaby),
      "isLegendary": .bool(species.isLegendary),
      "isMythical": .bool(species.isMythical),
      "isFavorite": .bool(entry.isFavorite),
      "stats": stats(pokemon.stats),
      "ranks": ranks(pokemon.stats, sources.ranking),
      "statRanges": statRanges(pokemon.stats),
      "effort": stats(pokemon.effort),
      "defense": defense(pokemon, sources),
      "abilityDefense": abilityDefense(pokemon, sources),
      "abilities": abilities(pokemon, context),
      "evolution": evolution(species, context),
      "varieties": .array(sources.context.varieties.all(of: species).map { variety($0, sources) }),
      "moves": moves(pokemon, sources),
      "movePages": movePages(entry, sources),
      "regionalNumbers": .object(
        species.regionalNumbers.map {
          JSONValue.Member(name: $0.pokedex.rawValue, value: .integer($0.number))
        }),
      "flavorTexts": .array(
        species.flavorTexts.map {
          [
            "language": .string($0.language), "version": .slug($0.version),
            "text": .string($0.text),
          ]
        }),
      "previous": place > 0 ? .slug(entries[place - 1].pokemon.slug) : .null,
      "next": place + 1 < entries.count ? .slug(entries[place + 1].pokemon.slug) : .null,
    ]
  }

  /// In percent; `null` without a gender.
  private static func gender(_ species: PokemonSpecies) -> JSONValue {
    species.femaleEighths.map { female in
      ["male": .number(Double(8 - female) * 12.5), "female": .number(Double(female) * 12.5)]
    } ?? .null
  }

  private static func stats(_ stats: StatValues) -> JSONValue {
    .object(
      zip(StatValues.slugs, stats.values).map {
        JSONValue.Member(name: $0.0.rawValue, value: .integer($0.1))
      })
  }

  private static func ranks(_ stats: StatValues, _ ranking: StatRanking) -> JSONValue {
    let ranks = zip(StatValues.slugs, stats.values).enumerated().map { place, stat in
      JSONValue.Member(
        name: stat.0.rawValue, value: .integer(ranking.rank(of: stat.1, at: place)))
    }
    let total = JSONValue.Member(
      name: "total", value: .integer(ranking.rank(ofTotal: stats.total)))
    return .object(ranks + [total])
  }

  private static func defense(
    _ pokemon: Pokemon, _ sources: PokemonDetailSources
  ) -> JSONValue {
    .object(
      zip(sources.context.types, sources.defense(of: pokemon)).map {
        JSONValue.Member(name: $0.0.slug.rawValue, value: .number($0.1.multiplier))
      })
  }

  private static func abilities(_ pokemon: Pokemon, _ context: SiteContext) -> JSONValue {
    .array(
      pokemon.abilities.map { slot in
        let effects = context.index.ability(slot.ability)?.effects ?? [:]
        return [
          "ability": .slug(slot.ability), "isHidden": .bool(slot.isHidden),
          "effects": .texts(effects),
        ]
      })
  }

  private static func variety(_ pokemon: Pokemon, _ sources: PokemonDetailSources) -> JSONValue {
    [
      "id": .integer(pokemon.id),
      "slug": .slug(pokemon.slug),
      "isDefault": .bool(pokemon.isDefault),
      "types": .slugs(pokemon.types),
      "heightInMeters": .tenths(pokemon.height),
      "weightInKilograms": pokemon.weight.map(JSONValue.tenths) ?? .null,
      "stats": stats(pokemon.stats),
      "abilities": abilities(pokemon, sources.context),
      "defense": defense(pokemon, sources),
      "abilityDefense": abilityDefense(pokemon, sources),
      "heldItems": heldItems(pokemon),
      "encounters": encounters(pokemon, sources.context.index),
      "past": past(pokemon),
      "forms": .array(
        sources.context.varieties.forms(of: pokemon).map {
          [
            "slug": .slug($0.slug), "types": .slugs($0.types),
            "versionGroup": .slug($0.versionGroup), "sprite": .optional($0.sprite),
          ]
        }),
      "pictures": [
        "artwork": .optional(pokemon.pictures.artwork),
        "home": .optional(pokemon.pictures.home),
        "shinyArtwork": .optional(pokemon.pictures.shinyArtwork),
        "sprite": .optional(pokemon.pictures.sprite),
      ],
      "cry": .optional(pokemon.cry),
    ]
  }
}
