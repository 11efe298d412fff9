import PokeAPI

/// A generation that has pages, and the published species that it brought.
struct GenerationSection: Sendable {
  let generation: Generation
  let name: Wording
  let region: Wording?
  let entries: [Entry]

  /// The sections, the first generation first.
  static func all(_ context: SiteContext) -> [GenerationSection] {
    context.snapshot.generations.compactMap { generation in
      let entries = context.index.speciesIDs(ofGeneration: generation.slug)
        .compactMap(context.entry)
      guard !entries.isEmpty else { return nil }
      return GenerationSection(
        generation: generation,
        name: context.vocabulary.name(.generation, generation.slug),
        region: generation.region.map { context.vocabulary.name(.region, $0) }, entries: entries)
    }
  }

  var address: PageAddress { .generation(generation.id) }

  /// "151 Pokémon, No. 0001 to 0151".
  func summary(_ strings: Strings) -> String {
    strings(
      .generationSummary, ("count", strings.number(entries.count)),
      ("first", entries.first?.number ?? ""), ("last", entries.last?.number ?? ""))
  }
}
