import Testing

@testable import Publishing

@Suite struct ManifestTests {
  let manifest = Manifest(
    measure: SiteMeasure(name: "species", count: 1_025, scope: "types: \"fire\""),
    files: [file("pokemon/mew/index.html", "mew"), file("index.html", "list")])

  @Test func isWrittenSortedWithHashesAndSizes() {
    #expect(
      String(decoding: manifest.encoded(), as: UTF8.self) == """
        {
          "format": 1,
          "measure": {"count":1025,"name":"species","scope":"types: \\"fire\\""},
          "files": {
            "index.html": {"sha256": \
        "a330395cc0a53ad1207736546afff4735940937564bbf75ce1edad40780d9139", "size": 4},
            "pokemon/mew/index.html": {"sha256": \
        "03c1b3e9d025dc987d0470284d1f82fad3be05b3559db738befbbb4194c200c2", "size": 3}
          }
        }

        """)
  }

  @Test func isReadBackAsItWasWritten() throws {
    #expect(try Manifest(decoding: manifest.encoded()) == manifest)
    let empty = Manifest(files: [])
    #expect(try Manifest(decoding: empty.encoded()) == empty)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"format": 2, "files": {}}"#, #"{"format": 1}"#,
    #"{"format": 1, "files": {"../etc/passwd": {"sha256": "00", "size": 1}}}"#,
    #"{"format": 1, "files": {"a": {"sha256": "00", "size": 1}}}"#,
  ])
  func isRefusedWhenDamaged(text: String) {
    #expect(throws: DecodingError.self) { try Manifest(decoding: Array(text.utf8)) }
  }

  @Test func countsTheFilesAnotherHasAndItLacks() {
    let other = Manifest(files: [
      Self.file("index.html", "x"), Self.file("a", ""), Self.file("b", ""),
    ])
    #expect(manifest.countMissing(from: other) == 2)
    #expect(manifest.totalSize == 7)
  }

  @Test(arguments: [
    (1_025, "", 922, "", true), (1_025, "", 923, "", false), (1_025, "", 1, "types: fire", false),
    (0, "", 0, "", false), (10, "", 20, "", false),
  ])
  func aSiteIsShrunkWhenMoreThanATenthIsGoneUnderEqualFilters(
    old: Int, oldScope: String, new: Int, newScope: String, isShrunk: Bool
  ) {
    let older = SiteMeasure(name: "species", count: old, scope: oldScope)
    let newer = SiteMeasure(name: "species", count: new, scope: newScope)
    #expect(newer.isShrunk(from: older) == isShrunk)
  }

  private static func file(_ path: String, _ text: String) -> Manifest.File {
    Manifest.File(
      path: SitePath(path)!, hash: ContentHash(of: text), size: text.utf8.count)
  }
}
