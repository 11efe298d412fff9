import Composable
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct HistoryFileTests {
  private static let history: History = {
    var snapshot = Sample.snapshot
    snapshot.pokemon[0].height = 8
    return History.beginning(with: Sample.snapshot.factSheets, at: HistoryTests.first)
      .recording(snapshot.factSheets, isComplete: true, at: HistoryTests.second)
  }()

  /// Works on files in memory.
  private func with(
    _ files: InMemoryFiles, _ work: () async throws -> Void
  ) async rethrows {
    try await withDependencies {
      $0.fileSystem = files.fileSystem
    } operation: {
      try await work()
    }
  }

  @Test func givesBackWhatItWasGiven() async throws {
    let files = InMemoryFiles()
    try await with(files) {
      let client = HistoryClient.file("/history.json")
      #expect(try await client.load() == nil)
      try await client.replace(nil, Self.history)
      #expect(try await client.load() == Self.history)
    }
    let text = try #require(files["/history.json"])
    #expect(text.hasPrefix("{\"schema\":1,\n\"began\":\"2026-11-30T00:53:20Z\",\n\"changes\":[\n"))
    #expect(
      text.contains(
        #"{"date":"2026-12-01T03:17:00Z","entries":[{"facts":[{"fact":"height","new":"8","old":"7"}],"#
          + #""key":"pokemon/bulbasaur","kind":"changed","name":"Bulbasaur"}],"number":1}"#))
    #expect(text.contains("\n\"pokemon/bulbasaur\":{\"facts\":{"))
  }

  @Test func doesNotWriteOverWhatAnotherBuildRecorded() async throws {
    let files = InMemoryFiles()
    try await with(files) {
      let client = HistoryClient.file("/history.json")
      try await client.replace(nil, Self.history)
      var mine = Self.history
      mine.changes = []
      await #expect {
        try await client.replace(nil, mine)
      } throws: {
        ($0 as? SourceFailure)?.kind == .tryLater
      }
      #expect(try await client.load() == Self.history)
    }
  }

  @Test(arguments: [
    "", "[]", "{", #"{"schema":2,"began":"2026-12-01T03:17:00Z","changes":[],"entries":{}}"#,
    #"{"schema":1,"began":"yesterday","changes":[],"entries":{}}"#,
    #"{"schema":1,"began":"2026-12-01T03:17:00Z","changes":[],"entries":{"../etc/passwd":{"name":"x","facts":{}}}}"#,
    #"{"schema":1,"began":"2026-12-01T03:17:00Z","changes":[],"entries":{"pokemon/page":{"name":"x","facts":{}}}}"#,
    #"{"schema":1,"began":"2026-12-01T03:17:00Z","entries":{},"changes":[{"number":1,"date":"2026-12-01T03:17:00Z","entries":[]},{"number":2,"date":"2026-12-01T03:17:00Z","entries":[]}]}"#,
  ])
  func refusesADamagedFileAndLeavesItAlone(text: String) async throws {
    let files = InMemoryFiles(["/history.json": text])
    await with(files) {
      await #expect {
        try await HistoryClient.file("/history.json").load()
      } throws: {
        ($0 as? SourceFailure)?.kind == .undecodable
          && ($0 as? SourceFailure)?.subject == "/history.json"
      }
    }
    #expect(files["/history.json"] == text)
    #expect(files.paths == ["/history.json"])
  }

  @Test func makesTextsFitForPages() async throws {
    let files = InMemoryFiles([
      "/history.json":
        #"{"schema":1,"began":"2026-12-01T03:17:00Z","changes":[],"entries":{"moves/cut":{"name":"a\u0000\u202Eb","facts":{}}}}"#
    ])
    try await with(files) {
      let history = try await HistoryClient.file("/history.json").load()
      #expect(history?.sheets[SheetKey(.moves, "cut")]?.name == "ab")
    }
  }
}
