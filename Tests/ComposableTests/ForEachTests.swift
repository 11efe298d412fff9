import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct ForEachTests {
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      var id: Int
      var isOn = false
    }
    enum Action: CasePathable, Sendable, Equatable {
      case toggle
      case work
      case echo
      struct AllCasePaths: Sendable {
        let toggle = CasePath(Action.toggle) { if case .toggle = $0 { true } else { false } }
        let work = CasePath(Action.work) { if case .work = $0 { true } else { false } }
        let echo = CasePath(Action.echo) { if case .echo = $0 { true } else { false } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .toggle:
          state.isOn.toggle()
          return .none
        case .work:
          return .run { _ in try await sleepForever() }
        case .echo:
          return .send(.toggle)
        }
      }
    }
  }

  struct List: Reducer {
    struct State: Equatable {
      var rows: IdentifiedArray<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
      var toggled: [Bool?] = []
    }
    enum Action: CasePathable, Sendable, Equatable {
      case rows(IdentifiedActionOf<Row>)
      case remove(Int)
      case add(Int)
      struct AllCasePaths: Sendable {
        let rows = CasePath(Action.rows) { if case .rows(let v) = $0 { v } else { nil } }
        let remove = CasePath(Action.remove) { if case .remove(let v) = $0 { v } else { nil } }
        let add = CasePath(Action.add) { if case .add(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rows(.element(let id, .toggle)):
          state.toggled.append(state.rows[id: id]?.isOn)
        case .rows: break
        case .remove(let id): state.rows.remove(id: id)
        case .add(let id): state.rows.append(Row.State(id: id))
        }
        return .none
      }
      .forEach(\.rows, action: \.rows, element: { Row() }, fileID: "List.swift", line: 5)
    }
  }

  @Test func runsTheElementBeforeTheParent() async {
    let store = TestStore(initialState: List.State()) { List() }
    await store.send(.rows(.element(id: 2, action: .toggle))) {
      $0.rows[id: 2]?.isOn = true
      $0.toggled = [true]
    }
    await store.finish()
  }

  @Test func leavesOtherActionsToTheParent() async {
    let store = TestStore(initialState: List.State()) { List() }
    await store.send(.add(3)) { $0.rows.append(Row.State(id: 3)) }
    await store.finish()
  }

  @Test func embedsTheElementsEffects() async {
    let store = TestStore(initialState: List.State()) { List() }
    await store.send(.rows(.element(id: 1, action: .echo)))
    await store.receive(\.rows[id: 1].toggle) {
      $0.rows[id: 1]?.isOn = true
      $0.toggled = [true]
    }
    await store.finish()
  }

  @Test func reportsAMissingElement() async {
    await expectFailures(
      """
      The forEach at List.swift:5 got an action for a child that is not there: \
      .rows(.element(id: 9, action: .toggle))

      Either an effect of the child outlived it, or the parent removed the child before the child \
      saw the action. Cancel such effects, and let children handle an action before their parent.
      """
    ) {
      let store = TestStore(initialState: List.State()) { List() }
      await store.send(.rows(.element(id: 9, action: .toggle))) { $0.toggled = [nil] }
      await store.finish()
    }
  }

  @Test func cancelsTheEffectsOfARemovedElementOnly() async {
    let store = TestStore(initialState: List.State()) { List() }
    await store.send(.rows(.element(id: 1, action: .work)))
    await store.send(.rows(.element(id: 2, action: .work)))
    await store.send(.add(3)) { $0.rows.append(Row.State(id: 3)) }
    #expect(store.inFlight == 2)
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    #expect(store.inFlight == 1)
    await store.send(.remove(2)) { $0.rows.remove(id: 2) }
    await store.finish()
  }

  @Test func elementsOfEveryKindOfIDKeepTheirEffectsApart() async {
    struct Named: Reducer {
      struct State: Equatable, Identifiable {
        var id: String
      }
      var body: some Reducer<State, Bool> {
        Reduce { _, starts in
          starts
            ? .run { _ in try await sleepForever() }.cancellable(id: "work") : .cancel(id: "work")
        }
      }
    }
    struct State: Equatable {
      var rows: IdentifiedArray<Named.State> = [Named.State(id: "a"), Named.State(id: "b")]
    }
    enum Action: CasePathable, Sendable {
      case rows(IdentifiedActionOf<Named>)
      struct AllCasePaths: Sendable {
        let rows = CasePath(Action.rows) { if case .rows(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    let store = TestStore(initialState: State()) {
      EmptyReducer<State, Action>().forEach(\.rows, action: \.rows) { Named() }
    }
    await store.send(.rows(.element(id: "a", action: true)))
    await store.send(.rows(.element(id: "b", action: true)))
    // An id that a feature chose is one name in the whole store.
    await store.send(.rows(.element(id: "b", action: false)))
    await store.finish()
  }
}
