import Composable
import Testing

@Suite struct SharedTests {
  struct List {
    @Shared(.inMemory("favorites", default: [1])) var favorites
  }

  struct Detail {
    @Shared(.inMemory("favorites", default: [])) var favorites: [Int]
    @SharedReader(.inMemory("favorites", default: [])) var read: [Int]
  }

  func withStorage<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try withDependencies {
      $0.sharedStorage = SharedStorage()
    } operation: {
      try operation()
    }
  }

  @Test func beginsWithTheDefault() {
    #expect(withStorage { List().favorites } == [1])
  }

  @Test func isOneValueForAllWhoUseTheKey() {
    let (list, detail) = withStorage { (List(), Detail()) }
    detail.$favorites.withLock { $0.append(2) }
    #expect(list.favorites == [1, 2])
    #expect(detail.read == [1, 2])
    #expect(detail.$read.wrappedValue == [1, 2])
  }

  @Test func isAnotherValueInAnotherStorage() {
    let (first, second) = (withStorage { List() }, withStorage { List() })
    first.$favorites.withLock { $0 = [9] }
    #expect(second.favorites == [1])
  }

  @Test func keysAreTheSameByNameAndType() {
    withStorage {
      let number = Shared(.inMemory("a", default: 1))
      let text = Shared(.inMemory("a", default: "x"))
      let other = Shared(.inMemory("b", default: 2))
      number.withLock { $0 = 5 }
      #expect(text.wrappedValue == "x")
      #expect(other.wrappedValue == 2)
      #expect(Shared(.inMemory("a", default: 7)).wrappedValue == 5)
    }
  }

  @Test func withLockReturnsWhatTheClosureReturns() {
    let list = withStorage { List() }
    let count = list.$favorites.withLock { favorites in
      favorites.append(3)
      return favorites.count
    }
    #expect(count == 2)
  }

  @Test func anErrorLeavesWithWhatWasChangedBefore() {
    struct Failure: Error {}
    let list = withStorage { List() }
    #expect(throws: Failure.self) {
      try list.$favorites.withLock { favorites in
        favorites = [4]
        throw Failure()
      }
    }
    #expect(list.favorites == [4])
  }

  @Test func isEqualByValue() {
    let (first, second) = withStorage {
      (Shared(.inMemory("a", default: 1)), Shared(.inMemory("b", default: 1)))
    }
    #expect(first == second)
    second.withLock { $0 = 2 }
    #expect(first != second)
    #expect(SharedReader(first) != SharedReader(second))
  }

  @Test func changesFromManyTasksAreAllCounted() async {
    let shared = withStorage { Shared(.inMemory("count", default: 0)) }
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          for _ in 0..<100 { shared.withLock { $0 += 1 } }
        }
      }
    }
    #expect(shared.wrappedValue == 10_000)
  }

  @Test func aKeyOfOnesOwnSavesWithTheChange() {
    struct LogKey: SharedKey {
      let log: Log
      var defaultValue: String { "default" }
      func load() -> String { "loaded" }
      func save(_ value: String) { log.add(value) }
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.log === rhs.log }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }
    }
    let log = Log()
    let shared = withStorage { Shared(LogKey(log: log)) }
    #expect(shared.wrappedValue == "loaded")
    shared.withLock { $0 = "a" }
    shared.withLock { $0 = "a" }
    shared.withLock { $0 = "b" }
    #expect(log.all == ["a", "b"])
  }
}
