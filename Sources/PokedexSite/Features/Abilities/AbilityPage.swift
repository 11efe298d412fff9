import Markup
import PokeAPI

/// The page of one ability: what it does, and who may have it.
struct AbilityPage: Equatable, Sendable {
  let head: PageHead
  let name: Wording
  /// What it does; `nil` where the snapshot holds facts only.
  let effect: Wording?
  /// The types whose moves do other damage to its owners, by factor.
  let defense: [TypeEffect.Group]
  /// The same in a sentence, where it does not depend on the move's type.
  let defenseNote: String?
  let generation: Wording
  let generationURL: String?
  let usual: [VarietyRow]
  let hidden: [VarietyRow]
  /// The link to all abilities.
  let index: String

  init(_ context: SiteContext, _ section: AbilitySection) throws {
    let strings = context.strings
    let links = context.links(from: section.address)
    name = section.name
    effect = Wording(section.ability.effects, in: context.language.code)
    (defense, defenseNote) = Self.defense(
      AbilityDefense.all[section.ability.slug], context, links: links)
    generation = context.vocabulary.name(.generation, section.ability.generation)
    generationURL = context.generationURL(section.ability.generation, links: links)
    usual = section.usual.map { VarietyRow(context, $0, links: links) }
    hidden = section.hidden.map { VarietyRow(context, $0, links: links) }
    index = links(.abilities)
    let title = strings(.abilityTitle, ("ability", name.text))
    head = try context.head(
      title: title,
      description: strings(
        .abilityDescription, ("ability", name.text),
        ("usual", strings.number(usual.count)), ("hidden", strings.number(hidden.count))),
      at: section.address, links: links, section: .abilities, name: name
    ).twinned()
  }

  private static func defense(
    _ defense: AbilityDefense?, _ context: SiteContext, links: Links
  ) -> (groups: [TypeEffect.Group], note: String?) {
    switch defense {
    case nil: ([], nil)
    case .types(let factors):
      (
        Set(factors.values).sorted().map { factor in
          let types = context.types.map(\.slug).filter { factors[$0] == factor }
          return TypeEffect.Group(
            title: context.strings.factor(DamageFactor(factor)),
            types: context.typeLabels(types, links: links))
        }, nil
      )
    case .superEffective(let share):
      (
        [],
        context.strings(
          .abilitySuperEffective, ("factor", context.strings.factor(DamageFactor(share))))
      )
    case .onlySuperEffective: ([], context.strings[.abilityOnlySuperEffective])
    }
  }

  /// The pages of all abilities that a published Pokémon may have.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("ability", for: AbilityPage.self)
    return try AbilitySection.all(context).flatMap { section in
      try context.onePage(section.twin(context), template: template) {
        try AbilityPage(context, section)
      }
    }
  }
}

extension AbilitySection {
  fileprivate func twin(_ context: SiteContext) -> ListTwin {
    let holders = usual.map { ($0, false) } + hidden.map { ($0, true) }
    return ListTwin(
      address, title: name.text, count: holders.count,
      facts: [
        .init(name: "ability", value: .slug(ability.slug)),
        .init(name: "generation", value: .slug(ability.generation)),
        .init(name: "effects", value: .texts(ability.effects)),
      ]
    ) { place in
      let (holder, isHidden) = holders[place]
      return [
        "id": .integer(holder.pokemon.id), "slug": .slug(holder.pokemon.slug),
        "url": .string(context.absolute(holder.entry.address)), "isHidden": .bool(isHidden),
      ]
    }
  }
}

extension AbilityPage: TemplateValue {
  static let fields: [Field<AbilityPage>] = [
    .record("head") { $0.head },
    .record("name") { $0.name },
    .record("effect") { $0.effect },
    .list("defense") { $0.defense },
    .text("defenseNote") { $0.defenseNote },
    .record("generation") { $0.generation },
    .text("generationURL") { $0.generationURL },
    .list("usual") { $0.usual },
    .list("hidden") { $0.hidden },
    .text("index") { $0.index },
  ]
}
