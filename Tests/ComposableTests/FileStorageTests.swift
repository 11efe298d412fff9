import Composable
import ComposableTesting
import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct FileStorageTests {
  let files = InMemoryFiles()
  let issues = RecordedIssues()

  /// The shared value of a new run of the program, with the same files.
  func shared(
    _ path: String = "/favorites.json", storage: SharedStorage = SharedStorage(clock: nil)
  ) -> Shared<[Int]> {
    withDependencies {
      $0.fileSystem = files.fileSystem
      $0.sharedStorage = storage
      $0.issueReporter = issues.reporter
    } operation: {
      Shared(.fileStorage(path, default: []))
    }
  }

  @Test func isTheDefaultWithoutAFile() {
    let favorites = shared()
    #expect(favorites.wrappedValue == [])
    #expect(favorites.loadError == nil)
    #expect(files.paths == [])
  }

  @Test func loadsTheFile() {
    files["/favorites.json"] = "[1, 25]"
    #expect(shared().wrappedValue == [1, 25])
  }

  @Test func savesOnDemand() throws {
    let storage = SharedStorage(clock: nil)
    let favorites = shared(storage: storage)
    favorites.withLock { $0 = [25, 1] }
    #expect(files.paths == [])
    try storage.flush()
    #expect(files["/favorites.json"] == "[\n  25,\n  1\n]\n")
    #expect(shared().wrappedValue == [25, 1])
  }

  @Test func savesOneValueOnDemand() throws {
    let favorites = shared()
    favorites.withLock { $0 = [1] }
    try favorites.save()
    #expect(files["/favorites.json"] == "[\n  1\n]\n")
  }

  @Test func savesNothingThatDidNotChange() throws {
    let storage = SharedStorage(clock: nil)
    let favorites = shared(storage: storage)
    favorites.withLock { $0 = [] }
    try storage.flush()
    #expect(files.paths == [])
  }

  @Test func savesChangesTogetherAfterADelay() async {
    let clock = TestClock()
    let favorites = shared(storage: SharedStorage(clock: clock))
    favorites.withLock { $0.append(1) }
    await clock.sleepers(1)
    favorites.withLock { $0.append(2) }
    await clock.advance(by: .milliseconds(999))
    #expect(files.paths == [])
    favorites.withLock { $0.append(3) }
    await clock.advance(by: .milliseconds(1))
    while files.paths.isEmpty { await Task.yield() }
    #expect(files["/favorites.json"] == "[\n  1,\n  2,\n  3\n]\n")
  }

  @Test func savesAgainAfterTheNextChange() async {
    let clock = TestClock()
    let favorites = shared(storage: SharedStorage(clock: clock))
    favorites.withLock { $0 = [1] }
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    while files.paths.isEmpty { await Task.yield() }
    favorites.withLock { $0 = [2] }
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    while files["/favorites.json"] == "[\n  1\n]\n" { await Task.yield() }
    #expect(files["/favorites.json"] == "[\n  2\n]\n")
  }

  @Test func changesFromOutsideAreSeenAtTheNextLoad() throws {
    files["/favorites.json"] = "[1]"
    let favorites = shared()
    files["/favorites.json"] = "[2]"
    #expect(favorites.wrappedValue == [1])
    try favorites.load()
    #expect(favorites.wrappedValue == [2])
  }

  @Test func aLoadFirstSavesWhatIsUnsaved() throws {
    let favorites = shared()
    favorites.withLock { $0 = [3] }
    try favorites.load()
    #expect(favorites.wrappedValue == [3])
    #expect(files["/favorites.json"] == "[\n  3\n]\n")
  }

  @Test func aCorruptFileIsReportedToWhoAsksAndLeftAlone() throws {
    files["/favorites.json"] = "[1, "
    let favorites = shared()
    #expect(favorites.wrappedValue == [])
    let error = try #require(favorites.loadError as? FileStorageError)
    #expect(error.kind == .corrupt)
    #expect(error.path == "/favorites.json")
    #expect(
      error.description == """
        /favorites.json cannot be decoded: The given data was not valid JSON. Mend the file, or \
        move it away to start anew.
        """)
    #expect(throws: error) { try favorites.load() }
    #expect(files["/favorites.json"] == "[1, ")
    #expect(files.paths == ["/favorites.json"])
  }

  @Test func theErrorOfAWrongTypeNamesThePlace() throws {
    files["/favorites.json"] = "[1, \"x\"]"
    let error = try #require(shared().loadError as? FileStorageError)
    #expect(error.problem.hasPrefix("at 1: "))
  }

  @Test func aCorruptFileIsKeptAsideBeforeItIsSavedAnew() throws {
    files["/favorites.json"] = "oops"
    let favorites = shared()
    favorites.withLock { $0 = [1] }
    try favorites.save()
    #expect(files["/favorites.json"] == "[\n  1\n]\n")
    #expect(files["/favorites.json.corrupt"] == "oops")
    #expect(favorites.loadError == nil)
    #expect(
      issues.all == [
        "/favorites.json could not be decoded. It was kept as /favorites.json.corrupt before it "
          + "was saved anew."
      ])
  }

  @Test func eachCorruptFileIsKept() throws {
    files["/favorites.json.corrupt"] = "first"
    files["/favorites.json"] = "second"
    let favorites = shared()
    favorites.withLock { $0 = [1] }
    try favorites.save()
    #expect(files["/favorites.json.corrupt"] == "first")
    #expect(files["/favorites.json.corrupt-2"] == "second")
  }

  @Test func aLoadAfterTheFileWasMendedClearsTheError() throws {
    files["/favorites.json"] = "oops"
    let favorites = shared()
    files["/favorites.json"] = "[4]"
    try favorites.load()
    #expect(favorites.loadError == nil)
    #expect(favorites.wrappedValue == [4])
  }

  @Test func aFileThatCannotBeReadIsNotReplaced() throws {
    let favorites = withDependencies {
      $0.sharedStorage = SharedStorage(clock: nil)
      $0.fileSystem = FileSystem(
        read: { throw FileSystemError(operation: "open", path: $0, reason: "Permission denied") },
        replace: { _, _ in Issue.record("replaced") },
        move: { _, _ in Issue.record("moved") })
    } operation: {
      Shared(.fileStorage("/favorites.json", default: [7]))
    }
    #expect(favorites.wrappedValue == [7])
    let error = try #require(favorites.loadError as? FileStorageError)
    #expect(
      error.description == """
        /favorites.json cannot be read: open /favorites.json: Permission denied. Check the file's \
        permissions.
        """)
    favorites.withLock { $0 = [8] }
    #expect(throws: error) { try favorites.save() }
  }

  @Test func aFailedSaveIsThrownKeptAndTriedAgain() throws {
    let storage = SharedStorage(clock: nil)
    let isFull = Log()
    isFull.add("full")
    let favorites = withDependencies {
      $0.sharedStorage = storage
      $0.fileSystem = FileSystem(
        read: { _ in nil },
        replace: { [files] path, bytes in
          guard isFull.all.isEmpty == false, files.paths.isEmpty else {
            return try files.fileSystem.replace(path, bytes)
          }
          throw FileSystemError(operation: "write", path: path, reason: "No space left")
        },
        move: { _, _ in })
    } operation: {
      Shared(.fileStorage("/favorites.json", default: [Int]()))
    }
    favorites.withLock { $0 = [1] }
    let expected = """
      /favorites.json cannot be written: write /favorites.json: No space left. Check the folder's \
      permissions and the free space.
      """
    let error = #expect(throws: FileStorageError.self) { try storage.flush() }
    #expect(error?.kind == .unwritable)
    #expect(error?.description == expected)
    #expect((favorites.saveError as? FileStorageError)?.description == expected)
    files["/other"] = ""
    try storage.flush()
    #expect(favorites.saveError == nil)
    #expect(files["/favorites.json"] == "[\n  1\n]\n")
  }

  @Test func aFlushTriesAllAndThrowsTheFirstError() throws {
    let storage = SharedStorage(clock: nil)
    let (a, b) = withDependencies {
      $0.sharedStorage = storage
      $0.fileSystem = FileSystem(
        read: { _ in nil },
        replace: { [files] path, bytes in
          if path == "/a" { throw FileSystemError(operation: "write", path: path, reason: "no") }
          try files.fileSystem.replace(path, bytes)
        },
        move: { _, _ in })
    } operation: {
      (Shared(.fileStorage("/a", default: 0)), Shared(.fileStorage("/b", default: 0)))
    }
    a.withLock { $0 = 1 }
    b.withLock { $0 = 1 }
    let error = #expect(throws: FileStorageError.self) { try storage.flush() }
    #expect(error?.path == "/a")
    #expect(files["/b"] == "1\n")
  }

  @Test func aURLNamesTheSameFileAsItsPath() {
    let storage = SharedStorage(clock: nil)
    let byPath = shared("/favorites.json", storage: storage)
    byPath.withLock { $0 = [6] }
    let byURL = withDependencies {
      $0.sharedStorage = storage
    } operation: {
      Shared(.fileStorage(URL(fileURLWithPath: "/favorites.json"), default: [Int]()))
    }
    #expect(byURL.wrappedValue == [6])
  }

  @Test func aFormatOfOnesOwn() throws {
    files["/names.txt"] = "bulbasaur\n"
    let names = withDependencies {
      $0.fileSystem = files.fileSystem
      $0.sharedStorage = SharedStorage(clock: nil)
    } operation: {
      Shared(
        .fileStorage(
          "/names.txt", default: [String](),
          coding: FileCoding(
            decode: { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) },
            encode: { Array($0.map { "\($0)\n" }.joined().utf8) })))
    }
    names.withLock { $0.append("ivysaur") }
    try names.save()
    #expect(files["/names.txt"] == "bulbasaur\nivysaur\n")
  }

  @Test func aReaderLoadsAndTellsTheErrorToo() throws {
    files["/favorites.json"] = "oops"
    let reader = SharedReader(shared())
    #expect(reader.loadError != nil)
    #expect(throws: FileStorageError.self) { try reader.load() }
    files["/favorites.json"] = "[5]"
    try reader.load()
    #expect(reader.wrappedValue == [5])
  }
}
