import PokeAPI

/// A list of sentences, of which only the languages asked for are kept.
///
/// Prose is nine tenths of a species' bytes, so where none is asked for it is not even read.
struct ProseDTO<Entry: LocalizedEntry>: Decodable {
  let entries: [Entry]

  init(from decoder: any Decoder) throws {
    let languages = decoder.userInfo[.proseLanguages] as? Set<String> ?? []
    guard !languages.isEmpty else {
      entries = []
      return
    }
    entries = try decoder.singleValueContainer().decode([Entry].self)
      .filter { languages.contains($0.language.name.rawValue) }
  }
}

extension CodingUserInfoKey {
  /// A `Set<String>` of language codes.
  static let proseLanguages = CodingUserInfoKey(rawValue: "proseLanguages").unsafelyUnwrapped
}
