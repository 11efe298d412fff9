/// A language the site is published in.
struct SiteLanguage: Equatable, Sendable {
  /// PokeAPI's code, which is also the name of the strings file: `en`, `zh-hans`.
  let code: String
  /// Where its pages lie: nothing for the site's first language, `es/` for a further one.
  let folder: String

  init(code: String, isFirst: Bool) {
    self.code = code
    folder = isFirst ? "" : code + "/"
  }

  var tag: LanguageTag { LanguageTag(code) }
}
