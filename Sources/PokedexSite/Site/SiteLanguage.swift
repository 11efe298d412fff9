/// A language the site is published in.
struct SiteLanguage: Equatable, Sendable {
  /// PokeAPI's code, which is also the name of the strings file: `en`, `zh-hans`.
  let code: String
  /// Where its pages lie: nothing for the site's first language, `es/` for a further one.
  let folder: String
  /// What it calls itself: "Español".
  let name: String
  /// The language and the country whose habits its pages have, as Open Graph wants them: `es_ES`.
  let locale: String

  init(code: String, isFirst: Bool, name: String, locale: String) {
    self.code = code
    folder = isFirst ? "" : code + "/"
    self.name = name
    self.locale = locale
  }

  /// The language of a strings file.
  init(code: String, isFirst: Bool, strings: Strings) {
    self.init(
      code: code, isFirst: isFirst, name: strings[.languageName],
      locale: strings[.languageLocale])
  }

  var tag: LanguageTag { LanguageTag(code) }
}
