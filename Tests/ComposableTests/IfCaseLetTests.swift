import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct IfCaseLetTests {
  struct Session: Reducer {
    struct State: Equatable, Identifiable {
      var id: Int
      var count = 0
    }
    enum Action: CasePathable, Sendable {
      case count
      case work
      struct AllCasePaths: Sendable {
        let count = CasePath(Action.count) { if case .count = $0 { true } else { false } }
        let work = CasePath(Action.work) { if case .work = $0 { true } else { false } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .count:
          state.count += 1
          return .none
        case .work:
          return .run { _ in try await sleepForever() }
        }
      }
    }
  }

  struct App: Reducer {
    enum State: CasePathable, Equatable {
      case out(String)
      case `in`(Session.State)
      struct AllCasePaths: Sendable {
        let out = CasePath(State.out) { if case .out(let v) = $0 { v } else { nil } }
        let `in` = CasePath(State.in) { if case .in(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    enum Action: CasePathable, Sendable {
      case session(Session.Action)
      case leave
      case enter(Int)
      struct AllCasePaths: Sendable {
        let session = CasePath(Action.session) {
          if case .session(let v) = $0 { v } else { nil }
        }
        let leave = CasePath(Action.leave) { if case .leave = $0 { true } else { false } }
        let enter = CasePath(Action.enter) { if case .enter(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .session: break
        case .leave: state = .out("bye")
        case .enter(let id): state = .in(Session.State(id: id))
        }
        return .none
      }
      .ifCaseLet(\.in, action: \.session, then: { Session() }, fileID: "App.swift", line: 3)
    }
  }

  @Test func runsTheChildInItsCase() async {
    let store = TestStore(initialState: App.State.in(Session.State(id: 1))) { App() }
    await store.send(.session(.count)) { $0 = .in(Session.State(id: 1, count: 1)) }
    await store.finish()
  }

  @Test func reportsAChildInAnotherCase() async {
    await expectFailures(
      """
      The ifCaseLet at App.swift:3 got an action for a child that is not there: .session(.count)

      Either an effect of the child outlived it, or the parent removed the child before the child \
      saw the action. Cancel such effects, and let children handle an action before their parent.
      """
    ) {
      let store = TestStore(initialState: App.State.out("hi")) { App() }
      await store.send(.session(.count))
      await store.finish()
    }
  }

  @Test func cancelsWhenTheCaseChanges() async {
    let store = TestStore(initialState: App.State.in(Session.State(id: 1))) { App() }
    await store.send(.session(.work))
    await store.send(.leave) { $0 = .out("bye") }
    await store.finish()
  }

  @Test func cancelsWhenTheIdentityChanges() async {
    let store = TestStore(initialState: App.State.in(Session.State(id: 1))) { App() }
    await store.send(.session(.work))
    await store.send(.session(.count)) { $0 = .in(Session.State(id: 1, count: 1)) }
    #expect(store.inFlight == 1)
    await store.send(.enter(2)) { $0 = .in(Session.State(id: 2)) }
    await store.finish()
  }
}
