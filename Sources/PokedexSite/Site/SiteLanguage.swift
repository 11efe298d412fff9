/// A language the site is published in.
package struct SiteLanguage: Equatable, Sendable {
  /// PokeAPI's code, which is also the name of the strings file: `en`, `zh-hans`.
  package let code: String
  /// Where its pages lie: nothing for the site's first language, `es/` for a further one.
  package let folder: String

  package init(code: String, isFirst: Bool) {
    self.code = code
    folder = isFirst ? "" : code + "/"
  }

  package var tag: LanguageTag { LanguageTag(code) }
}
