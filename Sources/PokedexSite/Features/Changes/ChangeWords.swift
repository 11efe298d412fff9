import PokeAPI

/// The facts of the history in the words of the pages' language.
struct ChangeWords: Sendable {
  let context: SiteContext

  /// What a fact is called: "Height", "Name (Japanese)". One that a later program recorded is
  /// called what it is called in the file.
  func title(_ fact: String) -> Wording {
    let (family, part) = Self.parts(of: fact)
    let strings = context.strings
    if let key = Self.keys[family] { return Wording(strings[key]) }
    switch family {
    case "name": return Wording(strings(.changeName, ("language", language(part))))
    case "genus": return Wording(strings(.changeGenus, ("language", language(part))))
    case "stat": return Wording(stat(part))
    case "effort": return Wording(strings(.changeEffort, ("stat", stat(part))))
    case "moves":
      return Wording(strings(.changeMoves, ("games", part.map(context.vocabulary.games) ?? "")))
    case "number":
      let pokedex = part.map { context.vocabulary.name(.pokedex, $0).text } ?? ""
      return Wording(strings(.changeNumber, ("pokedex", pokedex)))
    default: return Wording(fact)
    }
  }

  /// What a fact says: "0.7 m", "Grass and Poison".
  func value(_ text: String, of fact: String) -> Wording {
    let (family, part) = Self.parts(of: fact)
    let strings = context.strings
    let number = Int(text)
    switch family {
    case "name", "genus":
      let own = part?.rawValue == context.language.code
      return Wording(text, language: own ? nil : part.map { LanguageTag($0.rawValue).rawValue })
    case "height": return Wording(number.map { strings.meters(decimeters: $0) } ?? text)
    case "weight": return Wording(number.map { strings.kilograms(hectograms: $0) } ?? text)
    case "femaleEighths": return Wording(number.map { strings.percent(eighths: $0) + " ♀" } ?? text)
    case "moves", "encounters": return Wording(count(text))
    case "rank":
      let ranks: [String: StringKey] = [
        "baby": .baby, "legendary": .legendary, "mythical": .mythical,
      ]
      return Wording(
        strings.list(
          text.split(separator: " ").map(String.init).map {
            ranks[$0].map { strings[$0] } ?? $0
          }))
    default:
      guard let resource = Self.resources[family] else {
        return Wording(number.map { strings.number($0) } ?? text)
      }
      return names(text, of: resource)
    }
  }

  /// How many moves or places: the digest says that they differ, not how.
  private func count(_ digest: String) -> String {
    digest.split(separator: " ").first.flatMap { Int($0) }.map { context.strings.number($0) }
      ?? digest
  }

  private func names(_ slugs: String, of resource: Resource) -> Wording {
    let names = slugs.split(separator: " ").map { text in
      Slug(rawValue: String(text)).map { context.vocabulary.name(resource, $0) }
        ?? Wording(String(text))
    }
    if let name = names.first, names.count == 1 { return name }
    return Wording(context.strings.list(names.map(\.text)))
  }

  private func language(_ code: Slug?) -> String {
    code.map { context.languageName($0.rawValue).text } ?? ""
  }

  private func stat(_ slug: Slug?) -> String {
    let place = slug.flatMap { StatValues.slugs.firstIndex(of: $0) }
    return place.map { context.strings[StringKey.stats[$0]] } ?? slug?.title ?? ""
  }

  /// `moves` and `red-blue` of `moves.red-blue`.
  private static func parts(of fact: String) -> (family: String, part: Slug?) {
    let parts = fact.split(separator: ".", maxSplits: 1)
    return (
      parts.first.map(String.init) ?? fact,
      parts.count == 2 ? Slug(rawValue: String(parts[1])) : nil
    )
  }

  private static let keys: [String: StringKey] = [
    "types": .typesTitle, "abilities": .changeAbilities, "hiddenAbility": .changeHiddenAbility,
    "height": .factHeight, "weight": .factWeight, "experience": .factExperience,
    "heldItems": .changeHeldItems, "encounters": .changeEncounters,
    "generation": .changeGeneration, "color": .factColor, "shape": .factShape,
    "habitat": .factHabitat, "eggGroups": .factEggGroups, "femaleEighths": .factGender,
    "capture": .factCapture, "friendship": .factFriendship, "hatchCycles": .factHatching,
    "growth": .factGrowth, "rank": .changeRank, "evolvesFrom": .changeEvolvesFrom,
    "evolution": .changeEvolution, "damageClass": .changeDamageClass, "power": .changePower,
    "accuracy": .changeAccuracy, "powerPoints": .changePowerPoints,
    "priority": .changePriority, "effectChance": .changeEffectChance,
  ]

  private static let resources: [String: Resource] = [
    "types": .type, "abilities": .ability, "hiddenAbility": .ability, "heldItems": .item,
    "generation": .generation, "color": .pokemonColor, "shape": .pokemonShape,
    "damageClass": .moveDamageClass,
    "habitat": .pokemonHabitat, "eggGroups": .eggGroup, "growth": .growthRate,
    "evolvesFrom": .pokemonSpecies,
  ]
}
