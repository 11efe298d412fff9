import PokeAPI

/// An ability that has a page, and the published Pokémon that may have it.
struct AbilitySection: Sendable {
  let ability: Ability
  /// With its first Pokémon in parentheses where another ability is called the same.
  let name: Wording
  /// Those that have it as a usual ability, and those that have it as the hidden one: by number,
  /// the default variety first.
  let usual: [Holder]
  let hidden: [Holder]

  /// A variety of a published species.
  struct Holder: Sendable {
    let pokemon: Pokemon
    let entry: Entry
  }

  var address: PageAddress { .ability(ability.slug) }

  /// The sections by name, as the language sorts it once marks are taken off the letters.
  static func all(_ context: SiteContext, names: Varieties) -> [AbilitySection] {
    var usual: [Slug: [Holder]] = [:]
    var hidden: [Slug: [Holder]] = [:]
    for entry in context.entries {
      for pokemon in context.index.varieties(of: entry.species) {
        let holder = Holder(pokemon: pokemon, entry: entry)
        var seen: Set<Slug> = []
        for slot in pokemon.abilities where seen.insert(slot.ability).inserted {
          if slot.isHidden {
            hidden[slot.ability, default: []].append(holder)
          } else {
            usual[slot.ability, default: []].append(holder)
          }
        }
      }
    }
    let abilities = context.snapshot.abilities
      .filter { context.published.abilities.contains($0.slug) }
      .map { ($0, context.vocabulary.name(.ability, $0.slug)) }
    let namesakes = Dictionary(grouping: abilities, by: \.1.text).filter { $1.count > 1 }
    return abilities.map { ability, name in
      let usual = usual[ability.slug] ?? []
      let hidden = hidden[ability.slug] ?? []
      let first = namesakes[name.text] == nil ? nil : (usual + hidden).first
      let distinct =
        first.map { Wording("\(name.text) (\(names.name($0.pokemon.slug).text))") } ?? name
      return (
        key: SearchNormalizer.normalize(name.text),
        AbilitySection(ability: ability, name: distinct, usual: usual, hidden: hidden)
      )
    }
    .sorted { ($0.key, $0.1.ability.id) < ($1.key, $1.1.ability.id) }
    .map(\.1)
  }
}
