import PokeAPILive
import Testing

@testable import PokeAPILive

@Suite struct CacheIndexTests {
  private static let body = String(repeating: "0a", count: 32)

  private func record(
    _ path: String, tag: String? = "W/\"1\"", version: String? = "v1", checked: Int = 100
  ) throws -> CacheRecord {
    CacheRecord(
      path: path, body: try #require(BodyHash(hexadecimal: Self.body)), entityTag: tag,
      dataVersion: version, checked: checked)
  }

  @Test func linesAreFieldsPartedByTabs() throws {
    #expect(
      CacheLine.body(try record("pokemon/25/")).text
        == "body\t100\tv1\tW/\"1\"\t\(Self.body)\tpokemon/25/")
    #expect(
      CacheLine.body(try record("pokemon/25/", tag: nil, version: nil)).text
        == "body\t100\t\t\t\(Self.body)\tpokemon/25/")
    #expect(CacheLine.version("v1", checked: 7).text == "version\t7\tv1")
  }

  @Test func linesAreReadBack() throws {
    let lines = [
      CacheLine.body(try record("type/4/")), .body(try record("type/5/", tag: nil, version: nil)),
      .version("v2", checked: 9),
    ]
    #expect(lines.map { CacheLine($0.text[...]) } == lines)
  }

  @Test(arguments: [
    "", "body", "body\t1\tv1\ttag\tabc\tpokemon/25/", "body\t1\tv1\ttag\t\(body)",
    "body\tsoon\tv1\ttag\t\(body)\tpokemon/25/", "body\t1\tv1\ttag\t\(body)\t",
    "body\t1\tv1\ttag\t\(body.uppercased())\tpokemon/25/", "version\t7", "version\t7\t",
    "object\t7\tv1", "version\t7\tv\u{1}",
  ])
  func damagedLineIsNone(text: String) {
    #expect(CacheLine(text[...]) == nil)
  }

  @Test func tagThatWouldBreakALineIsNotKept() throws {
    #expect(try record("type/4/", tag: "W/\"1\"\n").entityTag == nil)
    #expect(try record("type/4/", version: "v\t1").dataVersion == nil)
  }

  @Test func newestLineCounts() throws {
    let index = CacheIndex([
      .body(try record("type/4/", checked: 100)), .version("v1", checked: 200),
      .body(try record("type/4/", version: "v2", checked: 300)),
    ])
    #expect(index.records == ["type/4/": try record("type/4/", version: "v2", checked: 300)])
    #expect(index.lines == [.body(try record("type/4/", version: "v2", checked: 300))])
  }

  @Test func versionInForceVouchesForItsRecords() throws {
    let index = CacheIndex([.version("v1", checked: 500)])
    #expect(index.lastGood(try record("type/4/", version: "v1")) == 500)
    #expect(index.lastGood(try record("type/4/", version: "v1", checked: 900)) == 900)
    #expect(index.lastGood(try record("type/4/", version: "v2")) == 100)
    #expect(index.lastGood(try record("type/4/", version: nil)) == 100)
  }
}
