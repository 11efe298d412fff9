import Foundation
import PokeAPI

@testable import PokedexSite

/// The English site of the whole data set, and of small snapshots.
enum EnglishSite {
  static let templates = Checkout.path("Templates")

  static let strings = Result { try Strings(file: templates + "/strings/en.json") }

  static let language = SiteLanguage(
    code: "en", isFirst: true, name: "English", locale: "en_US")

  /// All facts that the repository holds.
  static let snapshot = Result {
    try JSONDecoder().decode(
      Snapshot.self,
      from: try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/snapshot.json"))))
  }

  /// The context of the whole data set, made once for all tests.
  static let whole = Result { try context(snapshot.get()) }

  static func context(
    _ snapshot: Snapshot, configuration: SiteConfiguration = SiteConfiguration(),
    history: History? = nil, assets: Assets? = nil
  ) throws -> SiteContext {
    SiteContext(
      snapshot: snapshot, configuration: configuration, strings: try strings.get(),
      language: language, languages: [language],
      assets: try assets ?? Assets(directory: templates + "/assets"), history: history)
  }
}
