package import Markup
package import PokeAPI
import Publishing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All files of a site, by path: what a snapshot, a configuration and a folder of templates make.
package struct SitePlan: Sendable {
  package let files: [PlannedFile]
  /// What the checker of pages allows them.
  package let policy: PagePolicy
  /// What the templates may do better, in words: sorted, each once.
  package let warnings: [String]

  /// Plans the files of one section of the site.
  typealias FeaturePlan =
    @Sendable (_ context: SiteContext, _ templates: TemplateLibrary) throws -> [PlannedFile]

  /// The sections, in the order in which mistakes in their templates are told.
  private static let features: [FeaturePlan] = [
    PokemonListPage.plan, PokemonDetailPage.plan, PokemonMovesPage.plan,
    TypesPage.plan, TypePage.plan, TypePairPage.plan,
    MovesPage.plan, AbilitiesPage.plan, AbilityPage.plan,
    GenerationsPage.plan, GenerationPage.plan, NamesPage.plan, GroupsPage.plan, GroupPage.plan,
    BrowsePage.plan, ChecklistPage.plan,
    pagesWithSearchIndex, OfflinePage.plan,
    ChangesPage.plan, CoveragePage.plan, ExportPage.plan,
    NotFoundPage.plan,
  ]

  /// The pages whose scripts read the search index, which is made once for both.
  private static func pagesWithSearchIndex(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let files = try SearchFiles(context)
    return try FavoritesPage.plan(context, templates: templates, files: files)
      + SearchPage.plan(context, templates: templates, files: files)
  }

  /// Reads the templates folder, and plans. Throws `SiteFailure` for settings and strings that do
  /// not fit, and the templates' own errors, all of them together.
  package init(
    snapshot: Snapshot, history: History? = nil, images: LocalImages? = nil,
    configuration: SiteConfiguration = SiteConfiguration(), templates directory: String
  ) throws {
    let assets = try Assets(directory: directory + "/assets")
    var files = try assets.all.map { asset in
      try PlannedFile(asset.path, .asset) { $0.append(asset.content) }
    }
    files += try images?.plan() ?? []
    files += try Schemas(directory: directory + "/schema").plan()
    let hosts = Self.hosts(configuration)
    var warnings: Set<String> = []
    let codes = try Self.languages(configuration.languages, in: directory)
    let strings = try codes.map { try Strings(file: "\(directory)/strings/\($0).json") }
    let languages = zip(codes, strings).enumerated().map {
      SiteLanguage(code: $1.0, isFirst: $0 == 0, strings: $1.1)
    }
    for (language, strings) in zip(languages, strings) {
      let context = SiteContext(
        snapshot: snapshot, configuration: configuration, strings: strings, language: language,
        languages: languages, assets: assets, images: images, history: history)
      let library = try TemplateLibrary(
        directory: directory, constants: strings.texts, hosts: hosts)
      for plan in Self.features { files += try plan(context, library) }
      warnings.formUnion(try library.finish().map(\.description))
    }
    files += try Sitemap.plan(
      files, configuration: configuration, folders: languages.map(\.folder).filter { !$0.isEmpty },
      lastChanges: LastChanges(history, SnapshotIndex(snapshot)))
    policy = PagePolicy(baseURL: configuration.baseURL?.text, hosts: hosts)
    self.warnings = warnings.sorted()
    self.files = try Self.sorted(files)
  }

  /// Throws a failure of kind `.data` where two files would lie at one path.
  private static func sorted(_ files: [PlannedFile]) throws -> [PlannedFile] {
    let files = files.sorted { $0.path.text < $1.path.text }
    for (file, next) in zip(files, files.dropFirst()) where file.path == next.path {
      throw SiteFailure(
        .data, subject: file.path.text, problem: "is the place of two files",
        remedy: "Mend the records of the source that share a name.")
    }
    return files
  }

  /// The hosts that pages may link to: the pictures', the credited source's, and the site's own.
  private static func hosts(_ configuration: SiteConfiguration) -> Set<String> {
    Set(
      ["raw.githubusercontent.com", "pokeapi.co"] + (configuration.baseURL.map { [$0.host] } ?? []))
  }

  /// The codes of the languages asked for, else of all that have a strings file, English first.
  private static func languages(_ codes: [String], in directory: String) throws -> [String] {
    var codes = codes
    if codes.isEmpty {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: directory + "/strings")) ?? []
      codes = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        .map { String($0.dropLast(5)) }
        .sorted { ($0 == "en" ? "" : $0) < ($1 == "en" ? "" : $1) }
    }
    guard !codes.isEmpty else {
      throw SiteFailure(
        .missing, subject: directory + "/strings", problem: "holds no strings file",
        remedy: "Name a complete templates folder with --templates.")
    }
    return codes
  }
}

extension SitePlan {
  /// The languages of a site and English, which stands in where a text is missing: the ones whose
  /// prose a source should keep.
  package static func proseLanguages(
    _ codes: [String], templates directory: String
  ) throws -> Set<String> {
    Set(try languages(codes, in: directory) + ["en"])
  }
}
