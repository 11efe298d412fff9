import Markup
import PokeAPI

/// An ability that a Pokémon may have.
struct AbilityEntry: Equatable, Sendable {
  let name: Wording
  /// The link to its page; `nil` where it has none.
  let url: String?
  let isHidden: Bool
  /// What it does; `nil` where the snapshot holds facts only.
  let effect: Wording?

  init(_ slot: Pokemon.AbilitySlot, _ context: SiteContext, links: Links) {
    name = context.vocabulary.name(.ability, slot.ability)
    url = context.abilityURL(slot.ability, links: links)
    isHidden = slot.isHidden
    effect = context.index.ability(slot.ability).flatMap {
      Wording($0.effects, in: context.language.code)
    }
  }
}

extension AbilityEntry: TemplateValue {
  static let fields: [Field<AbilityEntry>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .flag("isHidden") { $0.isHidden },
    .record("effect") { $0.effect },
  ]
}
