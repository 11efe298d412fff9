import PokeAPI

/// The words that a species' forms and varieties are found by, and what it is beside:
/// `mega x y gigantamax form gmax`, `legendary`.
enum SearchForms {
  /// Normalized words for each published species: each once, without the species' own name. Empty
  /// where it has one look.
  static func column(_ context: SiteContext) -> [[String]] {
    context.entries.map { entry in
      var words: [String] = []
      func add(_ more: [String]) {
        words += more.filter { !words.contains($0) }
      }
      for pokemon in context.index.varieties(of: entry.species) {
        for form in pokemon.forms.compactMap({ context.index.form($0) }) {
          add(Self.words(of: form, entry.species, in: context.language.code))
        }
        // Players shorten names as the data does: `gmax`, `alola`.
        let own = Self.words(entry.pokemon.slug.rawValue) + Self.words(entry.species.slug.rawValue)
        let short = Self.words(pokemon.slug.rawValue).filter { !own.contains($0) }
        add(short)
        // Few languages have names of these forms in the data.
        if short.contains("gmax") { add(Self.words(context.strings[.searchGigantamax])) }
      }
      for rank in GroupKind.ranks where rank.has(entry.species) {
        add(Self.words(context.strings[rank.label]))
      }
      return words
    }
  }

  /// In the language, else in English.
  private static func words(
    of form: PokemonForm, _ species: PokemonSpecies, in language: String
  ) -> [String] {
    guard let name = form.formNames.text(in: language) else { return [] }
    let own = Self.words(species.names[name.language] ?? "")
    return Self.words(name.text).filter { !own.contains($0) }
  }

  private static func words(_ text: String) -> [String] {
    SearchNormalizer.normalize(text).split(separator: " ").map(String.init)
  }
}
