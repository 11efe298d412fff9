internal import PokeAPI

/// Which simplified letter stands for a traditional one, learnt from names of equal length.
struct ChineseFolds {
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
