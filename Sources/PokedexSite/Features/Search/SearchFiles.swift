#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that answer the search page of one language, with hashes in their names.
struct SearchFiles: Equatable, Sendable {
  /// What is loaded first: `search/index.en.<hash>.json`.
  let index: Assets.Asset
  /// What is loaded next, of the scripts that a query is written in:
  /// `search/names.en.kana.<hash>.json`.
  let names: [Assets.Asset]
  /// All that belongs to this language alone.
  var own: [Assets.Asset] { [index] + names }
  /// What filters and orders need, one for all languages: `search/facets.<hash>.json`.
  let facets: Assets.Asset

  init(_ context: SiteContext) throws {
    let code = context.language.code
    let folder = context.language.folder + PageAddress.search.folder
    let scripts = SearchNames.all(context)
    names = try scripts.map { script, names in
      Assets.Asset(
        "names.\(code).\(script.rawValue).json", in: folder, content: try Self.encode(names))
    }
    let files = zip(scripts, names).map { script, asset in
      SearchIndex.File(
        path: String(asset.path.dropFirst(folder.count)), letters: script.script.letters)
    }
    index = Assets.Asset(
      "index.\(code).json", in: folder,
      content: try Self.encode(SearchIndex(context, files: files)))
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
