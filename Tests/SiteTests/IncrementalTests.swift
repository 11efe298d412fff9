import Foundation
import PokeAPI
import PokedexSite
import Publishing
import Testing

/// A site that was built over an older one equals one built into an empty folder.
@Suite struct IncrementalTests {
  private func snapshot() throws -> Snapshot {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [1, 2, 3, 4, 5, 6, 147, 148, 149]
    return snapshot
  }

  private func publish(_ snapshot: Snapshot, to folder: URL, jobs: Int = 2) async throws
    -> PublishedSite
  {
    let plan = try SitePlan(snapshot: snapshot, templates: Checkout.path("Templates"))
    return try await SiteBuilder(plan: plan, jobs: jobs).publish(
      with: Publisher(output: folder.path))
  }

  /// Every file's bytes by its path.
  private func tree(_ folder: URL) throws -> [String: Data] {
    var tree: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else {
        continue
      }
      tree[path] = try Data(contentsOf: file)
    }
    return tree
  }

  private func inTemporaryFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pokedex-site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder)
  }

  @Test func anyNumberOfJobsGivesTheSameBytes() async throws {
    try await inTemporaryFolder { folder in
      let one = folder.appendingPathComponent("one")
      let many = folder.appendingPathComponent("many")
      _ = try await publish(snapshot(), to: one, jobs: 1)
      _ = try await publish(snapshot(), to: many, jobs: 8)
      #expect(try tree(one) == tree(many))
      #expect(try tree(one).count > 40)
    }
  }

  @Test func editsOverAnOldSiteEqualACleanBuild() async throws {
    try await inTemporaryFolder { folder in
      let old = folder.appendingPathComponent("old")
      _ = try await publish(snapshot(), to: old)

      var renamed = try snapshot()
      renamed.species[3].names = ["en": "Salamander"]
      var smaller = renamed
      smaller.published.removeLast()
      var starred = smaller
      starred.favorites = [6, 1]
      for (number, edited) in [renamed, smaller, starred, try snapshot()].enumerated() {
        let clean = folder.appendingPathComponent("clean\(number)")
        let report = try await publish(edited, to: old).report
        _ = try await publish(edited, to: clean)
        #expect(try tree(old) == tree(clean), "after edit \(number)")
        #expect(report.written > 0)
        #expect(report.unchanged > report.written / 10)
      }
    }
  }

  @Test func oneChangedSpeciesLeavesMostFilesAlone() async throws {
    try await inTemporaryFolder { folder in
      let site = folder.appendingPathComponent("site")
      _ = try await publish(snapshot(), to: site)
      var edited = try snapshot()
      edited.species[148].captureRate = 46
      let report = try await publish(edited, to: site).report
      // Its page and its twin, in English and in Spanish, and the two bulk files that hold it.
      #expect(report.written == 6)
      #expect(report.removed == 0)
    }
  }
}
