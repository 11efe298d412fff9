internal import PokeAPI

/// The names of species, types and abilities in all languages but the index's own, and the words of
/// the forms, as far as they are written in one script: a search's second answer.
///
/// Published as `search/names.<language>.<script>.<hash>.json`; `Templates/assets/search.js` reads
/// it.
struct SearchNames: Encodable, Equatable, Sendable {
  /// By language a line with the normalized names of the index's species, one with those of its
  /// types and one with those of its abilities, `|` between the names. A name that is found by
  /// another one, in the index or in an earlier language, is left empty.
  let names: [String: PackedText]
  /// The words of each species' forms, `|` between the species; `nil` where this script has none.
  let forms: String?
  /// For Han: letters of traditional Chinese as steps, and the simplified ones that stand for them
  /// in the names.
  let folds: [String]?

  /// The names by script; a script without any is left out.
  static func all(_ context: SiteContext) -> [(script: SearchScript, names: SearchNames)] {
    let species = context.entries.map(\.species.names)
    let folds = ChineseFolds(species)
    let records = [
      species,
      SearchIndex.types(context).map(\.names),
      SearchIndex.abilities(context).map { context.index.ability($0)?.names ?? LocalizedText() },
    ]
    let columns = records.map { Columns($0, without: context.language.code, folds) }
    let forms = SearchForms.column(context)
    return SearchScript.allCases.compactMap { script in
      let names = SearchNames(
        columns, forms: forms, folds: script == .han ? folds : nil, script: script)
      return names.names.isEmpty && names.forms == nil ? nil : (script, names)
    }
  }

  private init(
    _ columns: [Columns], forms: [[String]], folds: ChineseFolds?, script: SearchScript
  ) {
    let languages = Set(columns.flatMap { $0.names.keys })
    names = Dictionary(
      uniqueKeysWithValues: languages.compactMap { language in
        let lines = columns.map { $0.line(language, in: script) }
        guard lines.contains(where: { !$0.isEmpty }) else { return nil }
        return (language, PackedText(lines.joined(separator: "\n")))
      })
    let words = forms.map { words in
      words.filter { SearchScript(of: $0) == script }.joined(separator: " ")
    }
    self.forms = words.allSatisfy(\.isEmpty) ? nil : words.joined(separator: "|")
    self.folds = folds.map { folds in
      [PackedText.steps(folds.traditional), folds.simplified.map(String.init).joined()]
    }
  }
}

/// The normalized names of some records, by language.
private struct Columns {
  /// For each record a name, or nothing.
  private(set) var names: [String: [String]] = [:]

  /// Each name where it is not found by that in the language `own` or in an earlier one.
  init(_ records: [LocalizedText], without own: String, _ folds: ChineseFolds) {
    var known = records.map { names -> Set<String> in
      names.text(in: own).map { [folds.fold(SearchNormalizer.key($0.text))] } ?? []
    }
    // Romanized Japanese is left out for the sake of the file's size.
    let languages = Set(records.flatMap(\.languages)).subtracting(["ja-roma", own])
    for language in languages.sorted() {
      names[language] = records.indices.map { place in
        let name = SearchNormalizer.normalize(records[place][language] ?? "")
        let key = folds.fold(name.filter { $0 != " " })
        return known[place].insert(key).inserted ? name : ""
      }
    }
  }

  /// The names of a language that are written in one script, `|` between them; empty for none.
  func line(_ language: String, in script: SearchScript) -> String {
    let names = (names[language] ?? []).map { name in
      !name.isEmpty && SearchScript(of: name) == script ? name : ""
    }
    return names.allSatisfy(\.isEmpty) ? "" : names.joined(separator: "|")
  }
}
