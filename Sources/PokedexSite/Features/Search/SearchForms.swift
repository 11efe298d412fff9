import PokeAPI

/// The words that a species' forms and varieties are found by: `mega x y gigantamax form`.
enum SearchForms {
  /// A normalized text for each published species: each word once, without the species' own name.
  /// Empty where it has one look.
  static func column(_ context: SiteContext) -> [String] {
    context.entries.map { entry in
      var words: [String] = []
      for pokemon in context.index.varieties(of: entry.species) {
        for form in pokemon.forms.compactMap({ context.index.form($0) }) {
          for word in Self.words(of: form, entry.species, in: context.language.code)
          where !words.contains(word) {
            words.append(word)
          }
        }
      }
      return words.joined(separator: " ")
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
