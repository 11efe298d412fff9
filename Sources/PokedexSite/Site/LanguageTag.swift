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

extension LanguageTag {
  /// Whether the language is written from right to left: by its script where the tag names one,
  /// else by the script that the language is mostly written in.
  var isRightToLeft: Bool {
    let parts = rawValue.split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["Arab", "Hebr", "Nkoo", "Syrc", "Thaa", "Adlm", "Rohg"].contains(script)
    }
    return ["ar", "ckb", "dv", "fa", "he", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"]
      .contains(parts.first.map(String.init) ?? "")
  }
}
