import PokeAPI

/// The words that a species' forms and varieties are found by: `mega x y gigantamax form`.
enum SearchForms {
  /// A normalized text for each published species: each word once, in the index's language and in
  /// English, without the species' own name. Empty where it has one look.
  static func column(_ context: SiteContext) -> [String] {
    let languages = context.language.code == "en" ? ["en"] : [context.language.code, "en"]
    return context.entries.map { entry in
      var words: [String] = []
      for pokemon in context.index.varieties(of: entry.species) {
        for form in pokemon.forms.compactMap({ context.index.form($0) }) {
          for language in languages {
            let name = SearchNormalizer.normalize(entry.species.names[language] ?? "")
            let own = Set(name.split(separator: " ").map(String.init))
            for word in Self.words(of: form, in: language)
            where !own.contains(word) && !words.contains(word) {
              words.append(word)
            }
          }
        }
      }
      return words.joined(separator: " ")
    }
  }

  private static func words(of form: PokemonForm, in language: String) -> [String] {
    guard let name = form.formNames[language] else { return [] }
    return SearchNormalizer.normalize(name).split(separator: " ").map(String.init)
  }
}
