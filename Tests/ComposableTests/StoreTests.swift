import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct StoreTests {
  @Test func changesItsState() {
    let store = Store(initialState: 1) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    store.send(4)
    #expect(store.state == 5)
    #expect(store.inFlight == 0)
  }

  @Test func handlesActionsOfEffects() async {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        return action == "go" ? .run { await $0("done") } : .none
      }
    }
    await store.send("go").finish()
    #expect(store.state == ["go", "done"])
  }

  @Test func anEffectSeesTheStateItChanged() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 1 else {
          log.add("reduced \(action)")
          return .none
        }
        return .run { send in
          await send(10)
          log.add("sent")
        }
      }
    }
    await store.send(1).finish()
    #expect(store.state == 11)
    #expect(log.all == ["reduced 10", "sent"])
  }

  @Test func handlesManyActionsThatAreSentAtOnce() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action > 0 ? .send(action - 1) : .none
      }
    }
    store.send(100_000)
    #expect(store.state == 100_001)
  }

  /// A dependency that sends to the store from within its reducer.
  @Test func actionsSentWhileReducingWaitTheirTurn() async {
    final class Sender {
      var send: (String) -> Void = { _ in }
    }
    let sender = Sender()
    let forward = UncheckedForward { sender.send($0) }
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        if action == "first" {
          forward.call("second")
          forward.call("third")
          state.append("first")
          return .send("fourth")
        }
        state.append(action)
        return .none
      }
    }
    sender.send = { store.send($0) }
    store.send("first")
    #expect(store.state == ["first", "second", "third", "fourth"])
    sender.send = { _ in }
  }

  @Test func aSendWhileReducingReturnsTheTaskOfItsEffects() async {
    final class Sender {
      var send: (String) -> Void = { _ in }
      var task: StoreTask?
    }
    let sender = Sender()
    let forward = UncheckedForward { sender.send($0) }
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        case "first":
          forward.call("second")
          return .none
        case "second":
          return .run { send in
            try await sleepForever()
            await send("never")
          }
        default:
          return .none
        }
      }
    }
    sender.send = { sender.task = store.send($0) }
    store.send("first")
    sender.send = { _ in }
    #expect(store.inFlight == 1)
    sender.task?.cancel()
    await sender.task?.finish()
    #expect(store.inFlight == 0)
    #expect(store.state == ["first", "second"])
  }

  @Test func effectsStartAfterTheReduction() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, String> { _, action in
        log.add("\(action) begins")
        defer { log.add("\(action) ends") }
        return action == "a" ? .send("b") : .none
      }
    }
    store.send("a")
    #expect(log.all == ["a begins", "a ends", "b begins", "b ends"])
  }

  @Test func idsGoWhenEffectsEnd() async {
    let core = StoreCore<Int, String>(
      initialState: 0,
      reducer: Reduce<Int, String> { _, action in
        switch action {
        case "work": .run { _ in }.cancellable(id: "id")
        case "at once": .send("done").cancellable(id: "id")
        case "nothing": Effect.none.cancellable(id: "id")
        default: .none
        }
      }, dependencies: DependencyValues())
    _ = core.send("nothing")
    #expect(core.namesInUse == 0)
    _ = core.send("at once")
    #expect(core.namesInUse == 0)
    let job = core.send("work")
    #expect(core.namesInUse == 1)
    #expect(core.inFlight == 1)
    await job?.finish()
    #expect(core.namesInUse == 0)
    #expect(core.inFlight == 0)
  }

  @Test func theSameIDInTwoStoresIsTwoIDs() async {
    func makeStore() -> Store<Int, Bool> {
      Store(initialState: 0) {
        Reduce<Int, Bool> { _, starts in
          starts ? .run { _ in try await sleepForever() }.cancellable(id: 1) : .cancel(id: 1)
        }
      }
    }
    let (first, second) = (makeStore(), makeStore())
    let task = first.send(true)
    second.send(true)
    first.send(false)
    await task.finish()
    #expect(first.inFlight == 0)
    #expect(second.inFlight == 1)
  }

  @Test func dependenciesAreInForceForStateReducerAndEffects() async {
    struct State {
      var values: [String] = {
        @Dependency(\.uuid) var uuid
        return ["\(uuid())"]
      }()
    }
    let store = Store(initialState: State()) {
      Reduce<State, String> { state, action in
        @Dependency(\.uuid) var uuid
        if action != "go" { state.values.append(action) } else { state.values.append("\(uuid())") }
        return action == "go"
          ? .run { send in
            @Dependency(\.uuid) var uuid
            await send("\(uuid())")
          } : .none
      }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send("go").finish()
    #expect(
      store.state.values == [
        "00000000-0000-0000-0000-000000000000",
        "00000000-0000-0000-0000-000000000001",
        "00000000-0000-0000-0000-000000000002",
      ])
  }

  @Test func storeAndTestStoreAgree() async {
    struct Feature: Reducer {
      var body: some Reducer<[String], String> {
        Reduce { state, action in
          state.append(action)
          switch action {
          case "go": return .concatenate(.send("a"), .run { await $0("b") }, .send("c"))
          case "c": return .run { await $0("d") }
          default: return .none
          }
        }
      }
    }
    let store = Store(initialState: [String]()) { Feature() }
    await store.send("go").finish()
    let testStore = TestStore(initialState: [String]()) { Feature() }
    testStore.exhaustivity = .off
    await testStore.send("go")
    await testStore.finish()
    await testStore.skipReceivedActions()
    #expect(store.state == ["go", "a", "b", "c", "d"])
    #expect(testStore.state == store.state)
  }
}

/// A closure that is called on the main actor only, from a reducer that a store runs there.
struct UncheckedForward: @unchecked Sendable {
  let call: (String) -> Void

  init(_ call: @escaping (String) -> Void) {
    self.call = call
  }
}
