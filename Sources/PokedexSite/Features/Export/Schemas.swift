import Markup

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON schemas (draft 2020-12) of what the site publishes for programs: `Templates/schema/*`,
/// published as they are.
struct Schemas: Equatable, Sendable {
  /// What there is a schema of, by the name of its file.
  enum Name: String, CaseIterable, Sendable {
    case pokemon, list, changes

    /// The path from the root of the site.
    var path: String { "schema/\(rawValue).json" }
  }

  private let contents: [Name: [UInt8]]

  /// Reads them from a folder. Throws where one is missing.
  init(directory: String) throws {
    contents = Dictionary(
      uniqueKeysWithValues: try Name.allCases.map { name in
        let file = "\(directory)/\(name.rawValue).json"
        guard let data = FileManager.default.contents(atPath: file) else {
          throw SiteFailure(
            .missing, subject: file, problem: "cannot be read",
            remedy: "Name a complete templates folder with --templates.")
        }
        return (name, Array(data))
      })
  }

  /// One file each, for the whole site.
  func plan() throws -> [PlannedFile] {
    try Name.allCases.map { name in
      try PlannedFile(name.path, .data) { [bytes = contents[name] ?? []] in $0.append(bytes) }
    }
  }
}
