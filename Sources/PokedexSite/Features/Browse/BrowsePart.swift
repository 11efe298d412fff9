import Markup
import PokeAPI

/// A part of the site on the page that leads to all of them.
struct BrowsePart: Equatable, Sendable {
  /// What its heading is called in the page's address.
  let id: String
  let title: String
  /// `nil` for the ranks, which have no page that lists them.
  let address: PageAddress?
  let url: String?
  /// How many things are in it: species, moves, groups.
  let count: Int?
  let countText: String?
  /// What is in it, in a sentence, where no links tell.
  let note: String?
  let links: [CountedLink]

  init(
    _ context: SiteContext, id: String, title: StringKey, at address: PageAddress?, count: Int?,
    note: String? = nil, links: [CountedLink] = [], from page: Links
  ) {
    self.id = id
    self.title = context.strings[title]
    self.address = address
    url = address.map { page($0) }
    self.count = count
    countText = count.map(context.strings.number)
    self.note = note
    self.links = links
  }

  /// The parts that have pages.
  static func all(_ context: SiteContext, links: Links) -> [BrowsePart] {
    let strings = context.strings
    func part(
      _ id: String, _ title: StringKey, _ address: PageAddress?, count: Int?,
      note: StringKey? = nil, _ targets: [CountedLink] = []
    ) -> BrowsePart {
      BrowsePart(
        context, id: id, title: title, at: address, count: count,
        note: note.map { strings($0, ("count", strings.number(count ?? 0))) }, links: targets,
        from: links)
    }
    let names = NameSection.all(context).map { section in
      CountedLink(
        Wording(section.title ?? strings[.namesOther]), url: links(section.address),
        count: strings.number(section.entries.count))
    }
    let types = TypeSection.all(context).map { section in
      CountedLink(
        section.name, url: links(.type(section.type.slug)),
        count: strings.number(section.entries.count),
        style: TypeLabel.style(of: section.type.slug))
    }
    let generations = GenerationSection.all(context).map { section in
      CountedLink(
        section.name, url: links(section.address), count: strings.number(section.entries.count))
    }
    let groups = GroupKind.allCases.map { kind in
      let targets = SpeciesGroup.all(kind, context).map { group in
        CountedLink(
          group.name, url: links(group.address), count: strings.number(group.entries.count))
      }
      return part(
        kind == .rank ? "ranks" : String(kind.folder.dropLast()), kind.title,
        kind == .rank ? nil : kind.hub, count: targets.count, targets)
    }
    return
      ([
        part(
          "pokemon", .navPokemon, .list, count: context.entries.count, note: .listDescription),
        part("names", .namesTitle, .names, count: context.entries.count, names),
        part(
          "checklist", .checklistTitle, .checklist, count: context.entries.count,
          note: .checklistDescription),
        part("types", .typesTitle, .types, count: types.count, types),
        part(
          "moves", .movesTitle, .moves, count: context.published.moves.count,
          note: .movesDescription),
        part(
          "abilities", .navAbilities, .abilities, count: context.published.abilities.count,
          note: .abilitiesDescription),
        part(
          "generations", .generationsTitle, .generations, count: generations.count, generations),
      ] + groups).filter { $0.count != 0 }
      + [
        part(
          "favorites", .favoritesTitle, .favorites,
          count: context.entries.count(where: \.isFavorite), note: .favoritesDescription),
        part(
          "data", .layoutAbout, nil, count: nil,
          SiteContext.about.map { CountedLink(Wording(strings[$1]), url: links($0)) }),
      ]
  }

  /// The part as the page's twin names it; one that is not counted has no count.
  func twin(_ context: SiteContext) -> JSONValue {
    let counted = count.map { [JSONValue.Member(name: "count", value: .integer($0))] } ?? []
    return .object(
      [
        .init(name: "slug", value: .string(id)),
        .init(name: "url", value: address.map { .string(context.absolute($0)) } ?? .null),
      ] + counted)
  }
}

extension BrowsePart: TemplateValue {
  static let fields: [Field<BrowsePart>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("url") { $0.url },
    .text("count") { $0.countText },
    .text("note") { $0.note },
    .list("links") { $0.links },
  ]
}
