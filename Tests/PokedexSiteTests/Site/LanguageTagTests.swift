import Testing

@testable import PokedexSite

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("ja-hrkt", "ja-Hrkt"), ("ja-roma", "ja-Latn"), ("zh-hans", "zh-Hans"),
    ("pt-br", "pt-BR"), ("es-419", "es-419"),
  ])
  func isWrittenAsBCP47Wants(code: String, tag: String) {
    #expect(LanguageTag(code).rawValue == tag)
  }

  @Test(arguments: [
    ("en", false), ("ja", false), ("ar", true), ("he", true), ("fa", true), ("az-arab", true),
    ("ar-latn", false), ("zh-hant", false),
  ])
  func knowsWhichWayALanguageRuns(code: String, isRightToLeft: Bool) {
    #expect(LanguageTag(code).isRightToLeft == isRightToLeft)
  }
}
