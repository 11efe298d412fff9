/// A BCP 47 tag, as `lang` and `hreflang` want it: `zh-Hans` for PokeAPI's `zh-hans`.
struct LanguageTag: Hashable, Sendable {
  let rawValue: String

  /// The tag of one of PokeAPI's language codes: scripts with a capital, regions in capitals.
  init(_ code: String) {
    let parts = code.split(separator: "-").enumerated().map { place, part in
      switch (place, part.count) {
      case (0, _): part.lowercased()
      case (_, 4): Self.script(part.lowercased())
      default: part.uppercased()
      }
    }
    rawValue = parts.joined(separator: "-")
  }

  /// PokeAPI's `roma` is no script of ISO 15924; what it stands for is Latin script.
  private static func script(_ code: String) -> String {
    code == "roma" ? "Latn" : code.prefix(1).uppercased() + code.dropFirst()
  }
}
