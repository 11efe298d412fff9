import Markup
import PokeAPI

/// The counts of the coverage page for programs.
enum CoverageTwin {
  static func json(_ coverage: Coverage, _ context: SiteContext) -> JSONValue {
    [
      "url": .string(context.absolute(.coverage)),
      "isFactsOnly": .bool(coverage.isFactsOnly),
      "totals": [
        "species": .integer(coverage.species),
        "moves": .integer(coverage.moves),
        "abilities": .integer(coverage.abilities),
      ],
      "languages": .array(
        coverage.languages.map {
          [
            "language": .string($0.code),
            "names": .integer($0.names),
            "genera": .integer($0.genera),
            "flavorTexts": .integer($0.flavorTexts),
            "moveNames": .integer($0.moveNames),
            "moveEffects": .integer($0.moveEffects),
            "abilityNames": .integer($0.abilityNames),
            "abilityEffects": .integer($0.abilityEffects),
          ]
        }),
      "generations": .array(
        coverage.generations.map {
          [
            "generation": .slug($0.generation.slug),
            "species": .integer($0.species),
            "artwork": .integer($0.artwork),
            "sprites": .integer($0.sprites),
            "cries": .integer($0.cries),
            "learnsets": .integer($0.learnsets),
            "encounters": .integer($0.encounters),
            "moves": .integer($0.moves),
            "moveEffects": .integer($0.moveEffects),
            "abilities": .integer($0.abilities),
            "abilityEffects": .integer($0.abilityEffects),
          ]
        }),
    ]
  }
}
