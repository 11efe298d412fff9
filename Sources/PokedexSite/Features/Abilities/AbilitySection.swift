import PokeAPI

/// An ability that has a page, and the published Pokémon that may have it.
struct AbilitySection: Sendable {
  let ability: Ability
  /// With its first Pokémon in parentheses where another ability is called the same.
  let name: Wording
  /// Those that have it as a usual ability, and those that have it as the hidden one: by number,
  /// the default variety first.
  let usual: [Variety]
  let hidden: [Variety]

  var address: PageAddress { .ability(ability.slug) }

  /// The sections by name.
  static func all(_ context: SiteContext) -> [AbilitySection] {
    var usual: [Slug: [Variety]] = [:]
    var hidden: [Slug: [Variety]] = [:]
    for holder in context.publishedVarieties {
      var seen: Set<Slug> = []
      for slot in holder.pokemon.abilities where seen.insert(slot.ability).inserted {
        if slot.isHidden {
          hidden[slot.ability, default: []].append(holder)
        } else {
          usual[slot.ability, default: []].append(holder)
        }
      }
    }
    let abilities = context.snapshot.abilities
      .filter { context.published.abilities.contains($0.slug) }
      .map { ($0, context.vocabulary.name(.ability, $0.slug)) }
    let namesakes = Dictionary(grouping: abilities, by: \.1.text).filter { $1.count > 1 }
    return NameOrder.sorted(abilities) { ($1.text, $0.id) }.map { ability, name in
      let usual = usual[ability.slug] ?? []
      let hidden = hidden[ability.slug] ?? []
      let first = namesakes[name.text] == nil ? nil : (usual + hidden).first
      let distinct =
        first.map { Wording("\(name.text) (\(context.varieties.name($0.pokemon.slug).text))") }
        ?? name
      return AbilitySection(ability: ability, name: distinct, usual: usual, hidden: hidden)
    }
  }
}
