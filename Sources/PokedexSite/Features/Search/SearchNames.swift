internal import PokeAPI

/// The names in all languages but the index's own, and the forms, for the search page's second
/// answer.
///
/// Published as `search/names.<language>.<hash>.json`; `Templates/assets/search.js` reads it.
struct SearchNames: Encodable, Equatable, Sendable {
  /// By language, the normalized names in the order of the index, `|` between them, Japanese ones
  /// as `packed` has them. A name that is found by another one, in the index or in an earlier
  /// language, is left empty.
  let names: [String: String]
  /// Letters of traditional Chinese, and the simplified ones that stand for them in the names.
  let folds: [String]
  /// The words of each species' forms, `|` between them.
  let forms: String

  init(_ context: SiteContext) {
    let entries = context.entries
    let folds = ChineseFolds(entries.map(\.species.names))
    var known = entries.map { Set([folds.fold(SearchNormalizer.key($0.name.text))]) }
    var columns: [String: String] = [:]
    for language in Self.languages(of: entries) where language != context.language.code {
      let column = entries.indices.map { place in
        let name = SearchNormalizer.normalize(entries[place].species.names[language] ?? "")
        let key = folds.fold(name.filter { $0 != " " })
        return known[place].insert(key).inserted ? name : ""
      }
      guard column.contains(where: { !$0.isEmpty }) else { continue }
      columns[language] = (language == "ja" ? column.map(Self.packed) : column)
        .joined(separator: "|")
    }
    names = columns
    self.folds = [folds.traditional, folds.simplified]
    forms = SearchForms.column(context).joined(separator: "|")
  }

  /// The languages of the names. Romanized Japanese is left out for the sake of the file's size.
  private static func languages(of entries: [Entry]) -> [String] {
    Set(entries.lazy.flatMap(\.species.names.languages)).subtracting(["ja-roma"]).sorted()
  }

  /// A normalized name with each katakana as one byte, from `#` on, and ASCII as full width.
  static func packed(_ name: String) -> String {
    var packed = ""
    for scalar in name.unicodeScalars {
      let value: UInt32 =
        switch scalar {
        case "ヺ": scalar.value  // Its byte would be the bar that parts names.
        case "ァ"..."ー": scalar.value - 0x30A1 + 0x23
        case "!"..."~": scalar.value - 0x21 + 0xFF01
        default: scalar.value
        }
      packed.unicodeScalars.append(Unicode.Scalar(value) ?? scalar)
    }
    return packed
  }
}

/// Which simplified letter stands for a traditional one, learnt from names of equal length.
private struct ChineseFolds {
  private(set) var traditional = ""
  private(set) var simplified = ""
  private let letters: [Character: Character]

  init(_ names: [LocalizedText]) {
    var counts: [Character: [Character: Int]] = [:]
    for name in names {
      guard let from = name["zh-hant"].map(SearchNormalizer.key),
        let to = name["zh-hans"].map(SearchNormalizer.key), from.count == to.count
      else { continue }
      for (from, to) in zip(from, to) where !from.isASCII && !to.isASCII {
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
    String(key.map { letters[$0] ?? $0 })
  }
}
