import Composable
import ComposableTesting
import Testing

// The example of Sources/Composable/README.md, word for word but for the client's live value.

private struct NamesClient: Sendable {
  var names: @Sendable () async throws -> [String] = unimplemented("NamesClient.names")
}

extension NamesClient: DependencyKey {
  static let liveValue = NamesClient { ["bulbasaur"] }
  static let testValue = NamesClient()
}

extension DependencyValues {
  fileprivate var namesClient: NamesClient {
    get { self[NamesClient.self] }
    set { self[NamesClient.self] = newValue }
  }
}

private struct ListFeature: Reducer {
  struct State: Equatable {
    var names: [String] = []
    var isLoading = false
    @Shared(.fileStorage("favorites.json", default: [])) var favorites: [String]
  }

  enum Action: CasePathable, Sendable, Equatable {
    case start
    case loaded([String])
    case failed(String)
    case starTapped(String)

    struct AllCasePaths: Sendable {
      let start = CasePath(Action.start) { if case .start = $0 { true } else { false } }
      let loaded = CasePath(Action.loaded) { if case .loaded(let v) = $0 { v } else { nil } }
      let failed = CasePath(Action.failed) { if case .failed(let v) = $0 { v } else { nil } }
      let starTapped = CasePath(Action.starTapped) {
        if case .starTapped(let v) = $0 { v } else { nil }
      }
    }
    static let allCasePaths = AllCasePaths()
  }

  private enum CancelID { case load }

  @Dependency(\.namesClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state.isLoading = true
        return .run { send in
          try await send(.loaded(client.names()))
        } catch: { error, send in
          await send(.failed("\(error)"))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
      case .loaded(let names):
        state.isLoading = false
        state.names = names
        return .none
      case .failed:
        state.isLoading = false
        return .none
      case .starTapped(let name):
        state.$favorites.withLock { $0.append(name) }
        return .none
      }
    }
  }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct ListFeatureTests {
  @Test func loadsNamesAndStarsOne() async {
    let store = TestStore(initialState: ListFeature.State()) {
      ListFeature()
    } withDependencies: {
      $0.namesClient.names = { ["bulbasaur"] }
    }
    await store.send(.start) { $0.isLoading = true }
    await store.receive(\.loaded) {
      $0.isLoading = false
      $0.names = ["bulbasaur"]
    }
    await store.send(.starTapped("bulbasaur")) {
      $0.$favorites.withLock { $0 = ["bulbasaur"] }
    }
    await store.finish()
  }

  @Test func casePathsAreSound() {
    expectCasePaths(
      of: ListFeature.Action.self, [.start, .loaded([]), .failed(""), .starTapped("")])
  }

  @Test func aProgramSavesBeforeItExits() async throws {
    let files = InMemoryFiles()
    try await withDependencies {
      $0.fileSystem = files.fileSystem
      $0.sharedStorage = SharedStorage(clock: nil)
    } operation: {
      let store = Store(initialState: ListFeature.State()) { ListFeature() }
      if let error = store.state.$favorites.loadError { throw error }
      await store.send(.start).finish()
      store.send(.starTapped("bulbasaur"))
      try DependencyValues.current.sharedStorage.flush()
      #expect(store.state.names == ["bulbasaur"])
    }
    #expect(files["favorites.json"] == "[\n  \"bulbasaur\"\n]\n")
  }
}
