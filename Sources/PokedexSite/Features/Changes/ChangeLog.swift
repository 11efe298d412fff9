import PokeAPI

/// The changes of the history as a flat list, the newest first, for pages to cut.
struct ChangeLog: Sendable {
  /// One changed entry and the set that it belongs to.
  struct Place: Sendable {
    let set: ChangeSet
    let entry: EntryChange
  }

  let context: SiteContext
  let words: ChangeWords
  let places: [Place]

  init(_ context: SiteContext) {
    self.context = context
    words = ChangeWords(context: context)
    places = (context.history?.changes ?? []).flatMap { set in
      set.entries.map { Place(set: set, entry: $0) }
    }
  }

  /// What an entry is called, and its page's address where it has one.
  func name(of entry: EntryChange) -> (name: Wording, address: PageAddress?) {
    let isEnglish = context.language.code == "en"
    let recorded = Wording(entry.name, language: isEnglish ? nil : "en")
    let slug = entry.key.slug
    switch entry.key.kind {
    case .pokemon:
      guard let pokemon = context.index.pokemon(slug) else { return (recorded, nil) }
      let page = context.entry(pokemon.species).flatMap { $0.isPublished ? $0.address : nil }
      return (context.varieties.name(slug), page)
    case .moves:
      return (
        context.index.move(slug) == nil ? recorded : context.vocabulary.name(.move, slug),
        context.published.moves.contains(slug) ? .move(slug) : nil
      )
    case .abilities:
      return (
        context.index.ability(slug) == nil ? recorded : context.vocabulary.name(.ability, slug),
        context.published.abilities.contains(slug) ? .ability(slug) : nil
      )
    }
  }
}
