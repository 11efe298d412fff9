import Markup
import PokeAPI

/// The pictures that a site holds itself, by the addresses that the data gives them.
package struct LocalImages: Sendable {
  private let files: [String: ImageFile]
  private let client: ImageClient
  /// What is missing and why: sorted, one line each, or one for all where they are many.
  package let warnings: [String]

  init(_ files: [String: ImageFile], client: ImageClient, failures: [SourceFailure] = []) {
    self.files = files
    self.client = client
    warnings = Self.warnings(failures.sorted { $0.subject < $1.subject })
  }

  /// The path of a picture from the root of the site; `nil` for one that could not be had.
  func path(_ address: String) -> String? { files[address].map(Self.path) }

  /// One file for each picture, however many addresses it has.
  func plan() throws -> [PlannedFile] {
    let images = Dictionary(
      files.values.map { ($0.name, $0) }, uniquingKeysWith: { $0.hash < $1.hash ? $0 : $1 })
    return try images.values.map { image in
      try PlannedFile(Self.path(image), .data) { $0.append(try client.bytes(image)) }
    }
  }

  private static func path(_ image: ImageFile) -> String { "images/\(image.name)" }

  private static func warnings(_ failures: [SourceFailure]) -> [String] {
    guard failures.count > manyFailures, let first = failures.first else {
      return failures.map { "left out the picture \($0.subject): \($0.problem)" }
    }
    return [
      "left out \(failures.count) pictures; of the first, \(first.subject): \(first.problem)"
    ]
  }

  private static let manyFailures = 20
}
