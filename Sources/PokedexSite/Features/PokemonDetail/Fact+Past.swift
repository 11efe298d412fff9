import PokeAPI

extension Fact {
  /// What a species' varieties were in earlier generations, in words: "Until Generation V",
  /// "Normal type". The default variety's come first; those of others tell whose they are.
  static func past(of entry: Entry, _ sources: PokemonDetailSources) -> [Fact] {
    sources.context.varieties.all(of: entry.species).flatMap { pokemon in
      pokemon.past.compactMap { past in
        let words = words(past, sources.context)
        guard !words.isEmpty else { return nil }
        let isFirst = past.generation == entry.species.generation
        let generation = sources.context.vocabulary.name(.generation, past.generation)
        return Fact(
          Wording(
            sources.context.strings(
              isFirst ? .pastIn : .pastUntil, ("generation", generation.text))),
          Wording(words.joined(separator: "; ")).capitalized,
          note: pokemon.isDefault ? nil : sources.context.varieties.name(pokemon.slug).text)
      }
    }
  }

  private static func words(_ past: PokemonPast, _ context: SiteContext) -> [String] {
    let strings = context.strings
    let types = past.types.map { types in
      strings(
        .pastType,
        ("types", strings.list(types.map { context.vocabulary.name(.type, $0).text })))
    }
    let stats = past.stats.map { stat in
      guard let place = StatValues.slugs.firstIndex(of: stat.stat) else {
        let key: StringKey = stat.stat == "special" ? .pastSpecial : .pastStat
        return strings(key, ("stat", stat.stat.title), ("value", String(stat.value)))
      }
      return strings(
        .pastStat, ("stat", strings[StringKey.stats[place]]), ("value", String(stat.value)))
    }
    let abilities = past.abilities.map { slot in
      let slots: [Int: (none: StringKey, some: StringKey)] = [
        1: (.pastNoFirst, .pastFirst), 2: (.pastNoSecond, .pastSecond),
      ]
      let keys = slots[slot.slot] ?? (.pastNoHidden, .pastHidden)
      return slot.ability.map {
        strings(keys.some, ("ability", context.vocabulary.name(.ability, $0).text))
      } ?? strings[keys.none]
    }
    return (types.map { [$0] } ?? []) + stats + abilities
  }
}
