/// Names who made an extract: the decoder's version and the languages whose prose it kept. An
/// extract of one name is never read under another.
struct ExtractDecoder: Equatable, Sendable {
  /// `2` for facts alone, `2+en+fr` with prose; the name of a folder.
  let name: String

  init(_ decoder: RecordDecoder) {
    let languages = decoder.proseLanguages.sorted().map { language in
      String(language.lowercased().unicodeScalars.filter(Self.allowed.contains))
    }
    name = (["\(RecordDecoder.version)"] + languages).joined(separator: "+")
  }

  private static let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars)

  /// Whether a program of this version can read the extracts in the folder of that name.
  static func isOfThisVersion(_ name: String) -> Bool {
    name.split(separator: "+").first == "\(RecordDecoder.version)"
  }
}
