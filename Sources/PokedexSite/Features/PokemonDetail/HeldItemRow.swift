import Markup
import PokeAPI

/// An item that a Pokémon may hold in the wild, with one chance and the games that have it.
struct HeldItemRow: Equatable, Sendable {
  let item: Wording
  /// The variety that holds it, where that is not the default one.
  let owner: Wording?
  /// "5%".
  let chance: String
  /// "Ruby and Sapphire, Emerald".
  let games: String
}

extension HeldItemRow {
  /// What the varieties of a species hold, the default one's first; for each item the highest
  /// chance first. Varieties that hold what the default one does are not told apart.
  static func all(of entry: Entry, _ sources: PokemonDetailSources) -> [HeldItemRow] {
    sources.context.varieties.all(of: entry.species)
      .filter { $0.isDefault || $0.heldItems != entry.pokemon.heldItems }
      .flatMap { pokemon in
        pokemon.heldItems.flatMap { rows($0, pokemon, sources) }
      }
  }

  private static func rows(
    _ held: HeldItem, _ pokemon: Pokemon, _ sources: PokemonDetailSources
  ) -> [HeldItemRow] {
    let chances = Dictionary(grouping: held.rarities, by: \.percent)
    return chances.sorted { $0.key > $1.key }.map { percent, rarities in
      HeldItemRow(
        item: sources.context.vocabulary.name(.item, held.item),
        owner: pokemon.isDefault ? nil : sources.context.varieties.name(pokemon.slug),
        chance: sources.context.strings.percent(percent),
        games: sources.versions.list(rarities.map(\.version)))
    }
  }
}

extension HeldItemRow: TemplateValue {
  static let fields: [Field<HeldItemRow>] = [
    .record("item") { $0.item },
    .record("owner") { $0.owner },
    .text("chance") { $0.chance },
    .text("games") { $0.games },
  ]
}
