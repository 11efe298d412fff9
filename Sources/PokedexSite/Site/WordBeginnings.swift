/// The words before which a language joins a list in its second way, as Spanish has `Xerneas e
/// Yveltal` for `y`: told by how they begin, since a strings file knows letters, not sounds.
struct WordBeginnings: Equatable, Sendable {
  /// Whether the words that begin so are meant, by beginning.
  private let beginnings: [String: Bool]

  /// Reads a list such as `i hi -hie`: what begins with "i" or "hi", but not with "hie".
  init(_ text: String) {
    beginnings = Dictionary(
      text.split(separator: " ").map { part in
        part.hasPrefix("-") ? (String(part.dropFirst()), false) : (String(part), true)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the word is one of them: the longest beginning of it that is named decides. Capitals
  /// and accents make no difference.
  func takes(_ word: String) -> Bool {
    guard !beginnings.isEmpty else { return false }
    let word = SearchNormalizer.normalize(word)
    let longest = beginnings.filter { word.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
    return longest?.value ?? false
  }
}
