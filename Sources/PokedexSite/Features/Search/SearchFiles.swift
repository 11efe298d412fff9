#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that answer the search page of one language, with hashes in their names.
struct SearchFiles: Equatable, Sendable {
  /// What is loaded first: `search/index.en.<hash>.json`.
  let index: Assets.Asset
  /// What is loaded next: `search/names.en.<hash>.json`.
  let names: Assets.Asset
  /// What is loaded for a query that is not answered yet, one for all languages:
  /// `search/abilities.<hash>.json`.
  let abilities: Assets.Asset
  /// What filters and orders need, one for all languages: `search/facets.<hash>.json`.
  let facets: Assets.Asset

  init(_ context: SiteContext) throws {
    let code = context.language.code
    let folder = context.language.folder + PageAddress.search.folder
    index = Assets.Asset(
      "index.\(code).json", in: folder, content: try Self.encode(SearchIndex(context)))
    names = Assets.Asset(
      "names.\(code).json", in: folder, content: try Self.encode(SearchNames(context)))
    abilities = Assets.Asset(
      "abilities.json", in: PageAddress.search.folder,
      content: try Self.encode(SearchAbilities(context)))
    facets = Assets.Asset(
      "facets.json", in: PageAddress.search.folder,
      content: try Self.encode(SearchFacets(context)))
  }

  private static func encode(_ file: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(file))
  }
}
