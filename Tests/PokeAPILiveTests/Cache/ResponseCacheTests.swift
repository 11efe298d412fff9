import Foundation
import PokeAPI
import Testing

@testable import PokeAPILive

@Suite struct ResponseCacheTests {
  private let folder = TemporaryFolder()
  private let decoder = ExtractDecoder(RecordDecoder())

  private func open() throws -> ResponseCache { try ResponseCache(folder: folder.path) }

  /// Stores a body as the answer of an address.
  @discardableResult
  private func store(
    _ text: String, at path: String = "type/4/", in cache: ResponseCache, checked: Int = 100
  ) throws -> CacheRecord {
    let record = CacheRecord(
      path: path, body: BodyHash(of: Data(text.utf8)), entityTag: "W/\"1\"", dataVersion: "v1",
      checked: checked)
    try cache.store(Data(text.utf8), record)
    return record
  }

  @Test func hashIsTheOneOfTheStandard() {
    #expect(
      BodyHash(of: Data("abc".utf8)).hexadecimal
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      BodyHash(of: Data()).hexadecimal
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test func bodyIsFiledUnderItsHashAndNamedByTheJournal() throws {
    try store("abc", in: open())
    let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(try folder.files() == ["journal", "lock", "objects/ba/\(hash)"])
    #expect(try folder.read("objects/ba/\(hash)") == Data("abc".utf8))
    #expect(
      try folder.read("journal") == Data("body\t100\tv1\tW/\"1\"\t\(hash)\ttype/4/\n".utf8))
  }

  @Test func whatWasStoredIsThereTheNextTime() throws {
    let record = try store("abc", in: open())
    let cache = try open()
    #expect(cache.record("type/4/") == record)
    #expect(cache.record("type/5/") == nil)
    #expect(cache.body(of: record) == Data("abc".utf8))
  }

  @Test(arguments: ["", "ab", "abd", "abcd"])
  func damagedBodyCountsAsMissing(text: String) throws {
    let cache = try open()
    let record = try store("abc", in: cache)
    try folder.write(Data(text.utf8), to: "objects/ba/\(record.body.hexadecimal)")
    #expect(cache.body(of: record) == nil)
    try store("abc", in: cache)
    #expect(cache.body(of: record) == Data("abc".utf8))
  }

  @Test func lineThatWasCutShortCostsItselfAlone() throws {
    let first = try store("abc", at: "type/1/", in: open())
    try folder.write(
      folder.read("journal") + Data("body\t100\tv1\tW/\"1\"\tba78".utf8), to: "journal")
    let third = try store("abc", at: "type/3/", in: open())
    let cache = try open()
    #expect(cache.record("type/1/") == first)
    #expect(cache.record("type/3/") == third)
  }

  @Test func extractIsKeptByDecoder() throws {
    let cache = try open()
    let record = try store("abc", in: cache)
    try cache.keepExtract(Data("extract".utf8), of: record, by: decoder)
    #expect(try open().extract(of: record, by: decoder) == Data("extract".utf8))
    let inFrench = ExtractDecoder(RecordDecoder(proseLanguages: ["fr"]))
    #expect(cache.extract(of: record, by: inFrench) == nil)
  }

  @Test func extractsOfOtherLanguagesHaveOtherNames() {
    #expect(ExtractDecoder(RecordDecoder()).name == "2")
    #expect(ExtractDecoder(RecordDecoder(proseLanguages: ["fr", "en"])).name == "2+en+fr")
    #expect(ExtractDecoder(RecordDecoder(proseLanguages: ["../../e"])).name == "2+e")
    #expect(ExtractDecoder.isOfThisVersion("2+en"))
    #expect(!ExtractDecoder.isOfThisVersion("20+en"))
  }

  @Test func damagedExtractCountsAsMissing() throws {
    let cache = try open()
    let record = try store("abc", in: cache)
    let file = "extracts/2/ba/\(record.body.hexadecimal)"
    try cache.keepExtract(Data("extract".utf8), of: record, by: decoder)
    let whole = try folder.read(file)
    for damaged in [Data(), whole.prefix(65), whole.dropLast(), whole + Data("x".utf8)] {
      try folder.write(damaged, to: file)
      #expect(cache.extract(of: record, by: decoder) == nil)
    }
  }

  @Test func twoAtOnceSeeNothingOfOneAnotherAndLoseNothing() throws {
    let one = try open()
    let other = try open()
    for id in 1...20 {
      try store("abc", at: "type/\(id)/", in: id % 2 == 0 ? one : other)
    }
    let cache = try open()
    #expect((1...20).allSatisfy { cache.record("type/\($0)/") != nil })
  }

  @Test func whatAKilledProcessLeftIsTakenAway() throws {
    _ = try open()
    try folder.write(Data("half".utf8), to: "temporary/1-2")
    _ = try open()
    #expect(try folder.files(below: "temporary") == [])
  }

  @Test func oldLinesAndWhatTheyNamedAreTakenAwayInTheEnd() throws {
    try {
      let cache = try open()
      for number in 0...110 {
        let record = try store("\(number)", in: cache, checked: number)
        try cache.keepExtract(Data("extract".utf8), of: record, by: decoder)
      }
      #expect(try folder.files(below: "objects").count == 111)
      try FileManager.default.moveItem(
        atPath: "\(folder.path)/extracts/2", toPath: "\(folder.path)/extracts/0")
      let record = try store("last", in: cache, checked: 200)
      try cache.keepExtract(Data("extract".utf8), of: record, by: decoder)
    }()
    let cache = try open()
    let record = try #require(cache.record("type/4/"))
    #expect(record.checked == 200)
    #expect(cache.body(of: record) == Data("last".utf8))
    let name = record.body.hexadecimal
    #expect(
      try folder.files() == [
        "extracts/2/\(name.prefix(2))/\(name)", "journal", "lock",
        "objects/\(name.prefix(2))/\(name)",
      ])
  }

  @Test func folderInUseIsNotClearedUp() throws {
    let inUse = try open()
    for number in 0...120 { try store("\(number)", in: inUse, checked: number) }
    _ = try open()
    #expect(try folder.files(below: "objects").count == 121)
    withExtendedLifetime(inUse) {}
  }

  @Test func folderThatCannotBeMadeIsNamed() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: false)
    try folder.write(Data(), to: "file")
    let failure = #expect(throws: CacheFailure.self) {
      try ResponseCache(folder: "\(folder.path)/file/cache")
    }
    #expect(failure?.path == "\(folder.path)/file/cache/temporary")
  }
}
