import Testing

@testable import PokedexSite

@Suite struct AssetsTests {
  @Test func carryAHashOfTheirContentInTheirName() throws {
    // The 64-bit FNV-1a hash of "a" is published with the algorithm.
    let assets = Assets(["site.css": Array("a".utf8), "none": []])
    #expect(try assets.path("site.css") == "assets/site.af63dc4c8601ec8c.css")
    #expect(try assets.path("none") == "assets/none.cbf29ce484222325")
  }

  @Test func changeTheirNameWithTheirContent() throws {
    let old = Assets(["site.css": Array("a{}".utf8)])
    let new = Assets(["site.css": Array("b{}".utf8)])
    #expect(try old.path("site.css") != new.path("site.css"))
  }

  @Test func nameWhatIsMissing() {
    let failure = #expect(throws: SiteFailure.self) { try Assets().path("site.css") }
    #expect(failure?.subject == "assets/site.css")
    #expect(throws: SiteFailure.self) { try Assets(directory: "/nowhere/at/all") }
  }
}
