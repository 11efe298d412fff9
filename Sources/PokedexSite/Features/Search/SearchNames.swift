internal import PokeAPI

/// The names of species and types in all languages but the index's own, and the forms, for the
/// search page's second answer.
///
/// Published as `search/names.<language>.<hash>.json`; `Templates/assets/search.js` reads it.
struct SearchNames: Encodable, Equatable, Sendable {
  /// By language, a line with the normalized names of the index's species and one with those of its
  /// types, `|` between the names. A name that is found by another one, in the index or in an
  /// earlier language, is left empty.
  let names: [String: PackedText]
  /// Letters of traditional Chinese as steps, and the simplified ones that stand for them in the
  /// names.
  let folds: [String]
  /// The words of each species' forms, `|` between them.
  let forms: String

  init(_ context: SiteContext) {
    let folds = ChineseFolds(context.entries.map(\.species.names))
    let own = context.language.code
    let species = columns(context.entries.map(\.species.names), without: own, folds)
    let types = columns(SearchIndex.types(context).map(\.names), without: own, folds)
    names = Dictionary(
      uniqueKeysWithValues: Set(species.keys).union(types.keys).map { language in
        (language, PackedText((species[language] ?? "") + "\n" + (types[language] ?? "")))
      })
    self.folds = [
      PackedText.steps(folds.traditional), folds.simplified.map(String.init).joined(),
    ]
    forms = SearchForms.column(context).joined(separator: "|")
  }
}

/// The names of abilities in all languages, for a query that is answered in no other way. There is
/// one file for the whole site.
///
/// Published as `search/abilities.<hash>.json`; `Templates/assets/search.js` reads it.
struct SearchAbilities: Encodable, Equatable, Sendable {
  /// By language, the normalized names in the order of the index's abilities, `|` between them.
  let names: [String: PackedText]

  init(_ context: SiteContext) {
    let folds = ChineseFolds(context.entries.map(\.species.names))
    let abilities = SearchIndex.abilities(context).map {
      context.index.ability($0)?.names ?? LocalizedText()
    }
    names = columns(abilities, without: nil, folds).mapValues(PackedText.init)
  }
}

/// By language, the names of some records, `|` between them: each where it is not found by its name
/// in the language `own` or in an earlier one.
private func columns(
  _ records: [LocalizedText], without own: String?, _ folds: ChineseFolds
) -> [String: String] {
  var known = records.map { names -> Set<String> in
    guard let name = own.flatMap({ names.text(in: $0)?.text }) else { return [] }
    return [folds.fold(SearchNormalizer.key(name))]
  }
  var columns: [String: String] = [:]
  // Romanized Japanese is left out for the sake of the file's size.
  let languages = Set(records.flatMap(\.languages)).subtracting(["ja-roma", own ?? ""])
  for language in languages.sorted() {
    let column = records.indices.map { place in
      let name = SearchNormalizer.normalize(records[place][language] ?? "")
      let key = folds.fold(name.filter { $0 != " " })
      return known[place].insert(key).inserted ? name : ""
    }
    guard column.contains(where: { !$0.isEmpty }) else { continue }
    columns[language] = column.joined(separator: "|")
  }
  return columns
}

/// Which simplified letter stands for a traditional one, learnt from names of equal length.
private struct ChineseFolds {
  /// Ascending.
  private(set) var traditional: [Unicode.Scalar] = []
  private(set) var simplified: [Unicode.Scalar] = []
  private let letters: [Unicode.Scalar: Unicode.Scalar]

  init(_ names: [LocalizedText]) {
    var counts: [Unicode.Scalar: [Unicode.Scalar: Int]] = [:]
    for name in names {
      guard let from = name["zh-hant"].map(SearchNormalizer.key),
        let to = name["zh-hans"].map(SearchNormalizer.key),
        from.unicodeScalars.count == to.unicodeScalars.count
      else { continue }
      for (from, to) in zip(from.unicodeScalars, to.unicodeScalars)
      where !from.isASCII && !to.isASCII {
        counts[from, default: [:]][to, default: 0] += 1
      }
    }
    letters = counts.compactMapValues { found in
      found.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    for (from, to) in letters.sorted(by: { $0.key < $1.key }) where from != to {
      traditional.append(from)
      simplified.append(to)
    }
  }

  func fold(_ key: String) -> String {
    var folded = String.UnicodeScalarView()
    for letter in key.unicodeScalars { folded.append(letters[letter] ?? letter) }
    return String(folded)
  }
}
