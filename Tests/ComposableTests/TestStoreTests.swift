import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct TestStoreTests {
  struct Counter: Reducer {
    struct State: Equatable {
      var count = 0
      var isLoading = false
    }
    enum Action: CasePathable, Sendable, Equatable {
      case add(Int)
      case load
      case loaded(Int)
      struct AllCasePaths: Sendable {
        let add = CasePath(Action.add) { if case .add(let v) = $0 { v } else { nil } }
        let load = CasePath(Action.load) { if case .load = $0 { true } else { false } }
        let loaded = CasePath(Action.loaded) { if case .loaded(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    @Dependency(\.environment) var environment
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let number):
          state.count += number
          return .none
        case .load:
          state.isLoading = true
          return .run { send in
            await Task.yield()
            await send(.loaded(Int(environment["COUNT"] ?? "") ?? 0))
          }
        case .loaded(let number):
          state.count = number
          state.isLoading = false
          return .none
        }
      }
    }
  }

  func makeStore(count: Int = 42) -> TestStore<Counter.State, Counter.Action> {
    TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.environment = .constant(["COUNT": "\(count)"])
    }
  }

  @Test func assertsAStateChangeStepByStep() async {
    let store = makeStore()
    await store.send(.add(1)) { $0.count = 1 }
    #expect(store.state.count == 1)
    await store.send(.add(2)) { $0.count += 2 }
    #expect(store.state.count == 3)
    await store.send(.add(0))
    await store.finish()
  }

  @Test func receivesByCase() async {
    let store = makeStore()
    await store.send(.load) { $0.isLoading = true }
    await store.receive(\.loaded) {
      $0.count = 42
      $0.isLoading = false
    }
    await store.finish()
  }

  @Test func receivesByCaseAndValue() async {
    let store = makeStore()
    await store.send(.load) { $0.isLoading = true }
    await store.receive(\.loaded, 42) {
      $0.count = 42
      $0.isLoading = false
    }
    await store.finish()
  }

  @Test func receivesByAction() async {
    let store = makeStore()
    await store.send(.load) { $0.isLoading = true }
    await store.receive(.loaded(42)) {
      $0.count = 42
      $0.isLoading = false
    }
    await store.finish()
  }

  @Test func receivesByPredicateActionsThatAreNotEquatable() async {
    struct Payload: Sendable {
      var number: Int
    }
    enum Action: Sendable {
      case go
      case done(Payload)
    }
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        switch action {
        case .go: return .send(.done(Payload(number: 3)))
        case .done(let payload):
          state = payload.number
          return .none
        }
      }
    }
    await store.send(.go)
    await store.receive(where: {
      if case .done(let payload) = $0 { payload.number == 3 } else { false }
    }) {
      $0 = 3
    }
    await store.finish()
  }

  @Test func theStateIsThatOfTheStepNotOfLaterOnes() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action < 3 ? .send(action + 1) : .none
      }
    }
    await store.send(1) { $0 = 1 }
    #expect(store.state == 1)
    await store.receive(2) { $0 = 2 }
    #expect(store.state == 2)
    await store.receive(3) { $0 = 3 }
    await store.finish()
  }

  @Test func dependenciesCanBeChangedBetweenSteps() async {
    let store = makeStore(count: 1)
    await store.send(.load) { $0.isLoading = true }
    store.dependencies.environment = .constant(["COUNT": "2"])
    await store.receive(.loaded(1)) {
      $0.count = 1
      $0.isLoading = false
    }
    await store.send(.load) { $0.isLoading = true }
    await store.receive(.loaded(2)) {
      $0.count = 2
      $0.isLoading = false
    }
    await store.finish()
  }

  @Test func aRunningEffectKeepsTheDependenciesItStartedWith() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        @Dependency(\.environment) var environment
        return action == "go"
          ? .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(environment["NAME"] ?? "")
          } : .none
      }
    } withDependencies: {
      $0.environment = .constant(["NAME": "early"])
    }
    await store.send("go")
    store.dependencies.environment = .constant(["NAME": "late"])
    await clock.advance(by: .seconds(1))
    await store.receive("early")
    await store.finish()
  }

  @Test func dependenciesAreInForceForTheInitialState() async {
    struct State: Equatable {
      var name: String? = {
        @Dependency(\.environment) var environment
        return environment["NAME"]
      }()
    }
    let store = TestStore(initialState: State()) {
      EmptyReducer<State, Int>()
    } withDependencies: {
      $0.environment = .constant(["NAME": "given"])
    }
    #expect(store.state.name == "given")
    await store.finish()
  }

  @Test func stateReducerAndDependenciesAreMadeOnce() async {
    let log = Log()
    func state() -> Int {
      log.add("state")
      return 0
    }
    func reducer() -> EmptyReducer<Int, Int> {
      log.add("reducer")
      return EmptyReducer()
    }
    let store = TestStore(initialState: state()) {
      reducer()
    } withDependencies: { _ in
      log.add("dependencies")
    }
    await store.send(1)
    await store.send(2)
    await store.finish()
    #expect(log.all == ["dependencies", "state", "reducer"])
  }

  @Test func finishWaitsForEffectsThatSendNothing() async {
    let log = Log()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          for _ in 0..<5 { await Task.yield() }
          log.add("done")
        }
      }
    }
    await store.send(1)
    await store.finish()
    #expect(log.all == ["done"])
  }

  @Test func theTaskOfASendCanBeAwaitedAndCancelled() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await sleepForever() } }
    }
    let task = await store.send(1)
    #expect(store.inFlight == 1)
    task.cancel()
    await task.finish()
    #expect(store.inFlight == 0)
    await store.finish()
  }

  @Test func sendReturnsWhenItsEffectsHaveComeToRest() async {
    let log = Log()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          for number in 1...3 {
            await Task.yield()
            log.add("\(number)")
          }
        }
      }
    }
    await store.send(1)
    #expect(log.all == ["1", "2", "3"])
    await store.finish()
  }

  @Test func anEffectThatNeverRestsIsNotWaitedFor() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, starts in
        starts
          ? .run { _ in while !Task.isCancelled { await Task.yield() } }.cancellable(id: 1)
          : .cancel(id: 1)
      }
    }
    await store.send(true)
    await store.send(false)
    await store.finish()
  }

  @Test func effectsTakeTheirStepsInTheSameOrderInEachRun() async {
    for _ in 0..<20 {
      let store = TestStore(initialState: [String]()) {
        Reduce<[String], String> { state, action in
          guard action == "go" else {
            state.append(action)
            return .none
          }
          return .merge(
            (1...3).map { number in
              .run { send in
                await send("\(number) first")
                await Task.yield()
                await send("\(number) second")
              }
            })
        }
      }
      store.exhaustivity = .off
      await store.send("go")
      await store.skipReceivedActions()
      await store.finish()
      #expect(
        store.state == ["1 first", "2 first", "3 first", "1 second", "2 second", "3 second"])
    }
  }

  @Test func skipsReceivedActions() async {
    let store = makeStore()
    await store.send(.load) { $0.isLoading = true }
    await store.skipReceivedActions()
    #expect(store.state == Counter.State(count: 42))
    await store.send(.add(1)) { $0.count = 43 }
    await store.finish()
  }

  @Test func skipsRunningEffects() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await sleepForever() } }
    }
    await store.send(1)
    await store.skipInFlightEffects()
    #expect(store.inFlight == 0)
    await store.finish()
  }

  @Test func effectsThatSendAfterTheyWereSkippedDoNoHarm() async {
    let gate = Gate()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { state, action in
        if action != "go" { state += 1 }
        return action == "go"
          ? .run { send in
            await gate.pass()
            await send("too late")
          } : .none
      }
    }
    await store.send("go")
    await store.skipInFlightEffects()
    gate.open()
    await store.send("go")
    await store.receive("too late") { $0 = 1 }
    await store.finish()
  }

  @Test func skippingLeniently() async {
    let store = makeStore()
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
    await store.finish()
  }

  @Test func exhaustivityCanBeChangedForAWhile() async {
    let store = makeStore()
    store.withExhaustivity(.off) { #expect(store.exhaustivity == .off) }
    #expect(store.exhaustivity == .on)
    await store.withExhaustivity(.off) { await store.send(.add(5)) }
    #expect(store.state.count == 5)
    await store.send(.add(1)) { $0.count = 6 }
    await store.finish()
  }
}
