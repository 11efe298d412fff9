import Foundation
import PokeAPI

/// Where the test data lies.
enum TestData {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Fixtures").standardized

  /// A handful of species and all that they point to, in the layout of a dump.
  static let dump = fixtures.appending(path: "api").path

  /// What the program carries.
  static let embeddedSnapshot = fixtures.appending(path: "snapshot.json").path

  /// The whole data set, where the machine has it.
  static let wholeDump = ProcessInfo.processInfo.environment["POKEDEX_DUMP"]

  /// A record that no source should give.
  static func poisoned(_ name: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: "poisoned/\(name).json"))
  }
}

extension PokeAPIClient {
  /// The snapshot of everything that the roots lead to, and the failures on the way.
  func walk(isFactsOnly: Bool = true) async throws -> (snapshot: Snapshot, failures: [String]) {
    var builder = SnapshotBuilder(isFactsOnly: isFactsOnly)
    var waiting: [ResourceReference] = []
    for root in Self.roots { waiting += try await page(root, 10_000, 0).references }
    var seen = Set(waiting)
    var failures: [String] = []
    while let reference = waiting.popLast() {
      do {
        let record = try await item(reference)
        builder.add(record.item)
        waiting += record.references.filter { seen.insert($0).inserted }
      } catch let failure as SourceFailure {
        failures.append(failure.description)
      }
    }
    return (builder.snapshot(), failures.sorted())
  }
}
