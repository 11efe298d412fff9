import Composable
import ComposableTesting
import Testing

struct NamesClient: Sendable {
  var names: @Sendable (Int) async throws -> [String] = unimplemented("NamesClient.names")
}

extension NamesClient: DependencyKey {
  static let liveValue = NamesClient()
  static let testValue = NamesClient()
}

extension DependencyValues {
  var namesClient: NamesClient {
    get { self[NamesClient.self] }
    set { self[NamesClient.self] = newValue }
  }
}

struct ListFeature: Reducer {
  struct State: Equatable {
    var names: [String] = []
    var failure: String?
    @Shared(.fileStorage("/favorites.json", default: [])) var favorites: [String]
  }
  enum Action: CasePathable, Sendable {
    case start(Int)
    case listReceived([String])
    case listFailed(String)
    case favorite(String)
    case stop
    struct AllCasePaths: Sendable {
      let start = CasePath(Action.start) { if case .start(let v) = $0 { v } else { nil } }
      let listReceived = CasePath(Action.listReceived) {
        if case .listReceived(let v) = $0 { v } else { nil }
      }
      let listFailed = CasePath(Action.listFailed) {
        if case .listFailed(let v) = $0 { v } else { nil }
      }
      let favorite = CasePath(Action.favorite) { if case .favorite(let v) = $0 { v } else { nil } }
      let stop = CasePath(Action.stop) { if case .stop = $0 { true } else { false } }
    }
    static let allCasePaths = AllCasePaths()
  }
  enum CancelID { case load }
  @Dependency(\.namesClient) var client
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let limit):
        state.names = []
        return .run { send in
          try await clock.sleep(for: .seconds(limit))
          let names = try await client.names(limit)
          await send(.listReceived(names))
        } catch: { error, send in
          await send(.listFailed("\(error)"))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
      case .listReceived(let names):
        state.names = names
        return .none
      case .listFailed(let message):
        state.failure = message
        return .none
      case .favorite(let name):
        state.$favorites.withLock { $0.append(name) }
        return .none
      case .stop:
        return .cancel(id: CancelID.load)
      }
    }
  }
}

struct RootFeature: Reducer {
  struct State: Equatable {
    var list = ListFeature.State()
    var detail: ListFeature.State?
    var loads = 0
  }
  enum Action: CasePathable, Sendable {
    case begin
    case list(ListFeature.Action)
    case detail(ListFeature.Action)
    struct AllCasePaths: Sendable {
      let begin = CasePath(Action.begin) { if case .begin = $0 { true } else { false } }
      let list = CasePath(Action.list) { if case .list(let v) = $0 { v } else { nil } }
      let detail = CasePath(Action.detail) { if case .detail(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { ListFeature() }
    Reduce { state, action in
      switch action {
      case .begin: return .send(.list(.start(3)))
      case .list(.listReceived):
        state.loads += 1
        return .none
      case .list, .detail: return .none
      }
    }
    .ifLet(\.detail, action: \.detail) { ListFeature() }
  }
}

@MainActor @Suite struct SmokeTests {
  @Test func loadsThroughScope() async {
    let clock = TestClock()
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.namesClient.names = { limit in (1...limit).map { "p\($0)" } }
    }
    await store.send(.begin)
    await store.receive(\.list.start, 3)
    await clock.advance(by: .seconds(3))
    await store.receive(\.list.listReceived) {
      $0.list.names = ["p1", "p2", "p3"]
      $0.loads = 1
    }
    await store.send(.list(.favorite("p2"))) { $0.list.$favorites.withLock { $0.append("p2") } }
    #expect(store.state.list.favorites == ["p2"])
    await store.finish()
  }

  @Test func cancels() async {
    let clock = TestClock()
    let store = TestStore(initialState: ListFeature.State()) {
      ListFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.namesClient.names = { ["n\($0)"] }
    }
    await store.send(.start(1))
    await store.send(.start(2))
    await clock.advance(by: .seconds(2))
    await store.receive(\.listReceived) { $0.names = ["n2"] }
    await store.send(.start(1)) { $0.names = [] }
    await store.send(.stop)
    await store.finish()
  }

  @Test func live() async {
    let store = Store(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.fileSystem = InMemoryFiles().fileSystem
      $0.sharedStorage = SharedStorage()
      $0.continuousClock = ImmediateClock()
      $0.namesClient.names = { ["n\($0)"] }
    }
    await store.send(.begin).finish()
    #expect(store.state.list.names == ["n3"])
    #expect(store.inFlight == 0)
  }
}
