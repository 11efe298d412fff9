import PokeAPI

/// A group that has pages, and the published species that are in it.
struct SpeciesGroup: Sendable {
  let kind: GroupKind
  let slug: Slug
  let name: Wording
  /// By national number; those of a Pokédex by its own.
  let entries: [Entry]
  /// The numbers that a Pokédex gives its entries; empty for other kinds.
  let numbers: [Int]

  var address: PageAddress { .group(kind, slug) }

  /// The groups of a kind that hold a published species: by the data's ids, ranks in their order.
  static func all(_ kind: GroupKind, _ context: SiteContext) -> [SpeciesGroup] {
    var members: [Slug: [Entry]] = [:]
    for entry in context.entries {
      for group in kind.groups(of: entry.species, in: context.index) {
        members[group, default: []].append(entry)
      }
    }
    return members.keys
      .sorted { (kind.rank(of: $0, context), $0) < (kind.rank(of: $1, context), $1) }
      .map { SpeciesGroup(kind, $0, members[$0] ?? [], context) }
  }

  private init(_ kind: GroupKind, _ slug: Slug, _ entries: [Entry], _ context: SiteContext) {
    self.kind = kind
    self.slug = slug
    name = kind.name(of: slug, context)
    guard kind == .pokedex else {
      self.entries = entries
      numbers = []
      return
    }
    let numbered = entries.map { entry in
      (number: entry.species.regionalNumbers.first { $0.pokedex == slug }?.number ?? 0, entry)
    }
    .sorted { ($0.number, $0.1.species.id) < ($1.number, $1.1.species.id) }
    self.entries = numbered.map(\.1)
    numbers = numbered.map(\.number)
  }
}

extension GroupKind {
  /// What a group is called.
  func name(of group: Slug, _ context: SiteContext) -> Wording {
    guard let resource else {
      let rank = Self.ranks.first { $0.slug == group }
      return Wording(rank.map { context.strings[$0.title] } ?? group.title)
    }
    return context.vocabulary.name(resource, group).capitalized
  }

  /// The place of a group among the others; those that the data does not describe come last.
  fileprivate func rank(of group: Slug, _ context: SiteContext) -> Int {
    switch self {
    case .rank: Self.ranks.firstIndex { $0.slug == group } ?? .max
    case .pokedex: context.index.pokedex(group)?.id ?? .max
    default: resource.flatMap { context.index.named($0, group)?.id } ?? .max
    }
  }
}
