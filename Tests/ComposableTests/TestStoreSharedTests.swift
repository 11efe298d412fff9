import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct TestStoreSharedTests {
  struct Feature: Reducer {
    struct State: Equatable {
      @Shared(.inMemory("count", default: 0)) var count
      @Shared(.fileStorage("/names.json", default: [])) var names: [String]
      var local = 0
    }
    enum Action: Sendable, Equatable {
      case set(Int)
      case setTwice(Int, Int)
      case setLater(Int)
      case name(String)
      case nothing
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .set(let number):
          state.$count.withLock { $0 = number }
          return .none
        case .setTwice(let first, let second):
          return .merge(.send(.set(first)), .send(.set(second)))
        case .setLater(let number):
          let count = state.$count
          return .run { _ in count.withLock { $0 = number } }
        case .name(let name):
          state.$names.withLock { $0.append(name) }
          state.local += 1
          return .none
        case .nothing:
          return .none
        }
      }
    }
  }

  func makeStore() -> TestStore<Feature.State, Feature.Action> {
    TestStore(initialState: Feature.State()) { Feature() }
  }

  @Test func aChangeIsAsserted() async {
    let store = makeStore()
    await store.send(.set(3)) { $0.$count.withLock { $0 = 3 } }
    #expect(store.state.count == 3)
    await store.send(.set(5)) { $0.$count.withLock { $0 += 2 } }
    await store.send(.set(5))
    await store.finish()
  }

  @Test func aChangeBesideAChangeOfStateIsAsserted() async {
    let store = makeStore()
    await store.send(.name("a")) {
      $0.$names.withLock { $0 = ["a"] }
      $0.local = 1
    }
    await store.finish()
  }

  @Test func aChangeThatTheTestDoesNotMentionFails() async {
    await expectFailures(
      """
      send(.set(3)): the shared value inMemory("count") is not as expected.

      − 0
      + 3

      − expected, + actual. Describe its change with withLock in a closure after the call.
      """
    ) {
      let store = makeStore()
      await store.send(.set(3))
      await store.finish()
    }
  }

  @Test func aWrongChangeFails() async {
    await expectFailures(
      """
      send(.name("a")): the shared value fileStorage("/names.json") is not as expected.

        [
      −   "b"
      +   "a"
        ]

      − expected, + actual. Describe its change with withLock in a closure after the call.
      """
    ) {
      let store = makeStore()
      await store.send(.name("a")) {
        $0.$names.withLock { $0 = ["b"] }
        $0.local = 1
      }
      await store.finish()
    }
  }

  @Test func anExpectedChangeThatDidNotHappenFails() async {
    await expectFailures(
      """
      send(.nothing): the shared value inMemory("count") is not as expected.

      − 1
      + 0

      − expected, + actual. Describe its change with withLock in a closure after the call.
      """
    ) {
      let store = makeStore()
      await store.send(.nothing) { $0.$count.withLock { $0 = 1 } }
      await store.finish()
    }
  }

  @Test func eachStepHasTheValueOfItsTime() async {
    let store = makeStore()
    await store.send(.setTwice(1, 2))
    await store.receive(.set(1)) { state in
      #expect(state.count == 0)
      state.$count.withLock { $0 = 1 }
    }
    await store.receive(.set(2)) { state in
      #expect(state.count == 1)
      state.$count.withLock { $0 = 2 }
    }
    await store.finish()
  }

  @Test func aChangeByAnEffectIsAsserted() async {
    let store = makeStore()
    await store.send(.setLater(4))
    store.assert { $0.$count.withLock { $0 = 4 } }
    await store.finish()
  }

  @Test func aChangeByAnEffectThatIsNotAssertedFails() async {
    await expectFailures(
      """
      The test ends, but the shared value inMemory("count") changed.

      − 0
      + 4

      − expected, + actual. Describe its change with withLock in store.assert { }.
      """
    ) {
      let store = makeStore()
      await store.send(.setLater(4))
      await store.finish()
    }
  }

  @Test func eachTestStoreHasItsOwnStorage() async {
    let (first, second) = (makeStore(), makeStore())
    await first.send(.set(3)) { $0.$count.withLock { $0 = 3 } }
    #expect(second.state.count == 0)
    await first.finish()
    await second.finish()
  }

  @Test func withExhaustivityOffAPartialAssertionPasses() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.name("a")) { $0.local = 1 }
    await store.send(.name("b")) { $0.$names.withLock { $0 = ["a", "b"] } }
    await store.send(.setLater(4))
  }

  @Test func withExhaustivityOffAWrongAssertionFails() async {
    await expectFailures(
      """
      send(.set(3)): the shared value inMemory("count") is not as expected.

      − 4
      + 3

      − expected, + actual. Describe its change with withLock in a closure after the call.
      """
    ) {
      let store = makeStore()
      store.exhaustivity = .off
      await store.send(.set(3)) { $0.$count.withLock { $0 = 4 } }
    }
  }

  @Test func filesAreInMemory() async throws {
    let files = InMemoryFiles(["/names.json": "[\"a\"]"])
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.fileSystem = files.fileSystem
    }
    #expect(store.state.names == ["a"])
    await store.send(.name("b")) {
      $0.$names.withLock { $0.append("b") }
      $0.local = 1
    }
    try store.dependencies.sharedStorage.flush()
    #expect(files["/names.json"] == "[\n  \"a\",\n  \"b\"\n]\n")
    await store.finish()
  }
}
