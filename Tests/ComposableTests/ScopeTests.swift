import Composable
import ComposableTesting
import Testing

@MainActor @Suite struct ScopeTests {
  struct Counter: Reducer {
    enum Action: CasePathable, Sendable, Equatable {
      case add(Int)
      case double
      struct AllCasePaths: Sendable {
        let add = CasePath(Action.add) { if case .add(let v) = $0 { v } else { nil } }
        let double = CasePath(Action.double) { if case .double = $0 { true } else { false } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some Reducer<Int, Action> {
      Reduce { state, action in
        switch action {
        case .add(let number):
          state += number
          return .none
        case .double:
          return .send(.add(state))
        }
      }
    }
  }

  struct Pair: Reducer {
    struct State: Equatable {
      var left = 0
      var right = 0
      var actions = 0
    }
    enum Action: CasePathable, Sendable, Equatable {
      case left(Counter.Action)
      case right(Counter.Action)
      case reset
      struct AllCasePaths: Sendable {
        let left = CasePath(Action.left) { if case .left(let v) = $0 { v } else { nil } }
        let right = CasePath(Action.right) { if case .right(let v) = $0 { v } else { nil } }
        let reset = CasePath(Action.reset) { if case .reset = $0 { true } else { false } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.left, action: \.left) { Counter() }
      Scope(state: \.right, action: \.right) { Counter() }
      Reduce { state, action in
        if action == .reset { state = State() } else { state.actions += 1 }
        return .none
      }
    }
  }

  @Test func runsTheChildOnItsPart() async {
    let store = TestStore(initialState: Pair.State()) { Pair() }
    await store.send(.left(.add(2))) {
      $0.left = 2
      $0.actions = 1
    }
    await store.send(.right(.add(3))) {
      $0.right = 3
      $0.actions = 2
    }
    await store.send(.reset) { $0 = Pair.State() }
    await store.finish()
  }

  @Test func embedsTheChildsEffects() async {
    let store = TestStore(initialState: Pair.State(left: 4)) { Pair() }
    await store.send(.left(.double)) { $0.actions = 1 }
    await store.receive(\.left.add, 4) {
      $0.left = 8
      $0.actions = 2
    }
    await store.finish()
  }

  enum Page: CasePathable, Equatable {
    case counter(Int)
    case text(String)
    struct AllCasePaths: Sendable {
      let counter = CasePath(Page.counter) { if case .counter(let v) = $0 { v } else { nil } }
      let text = CasePath(Page.text) { if case .text(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }

  struct Book: Reducer {
    typealias State = Page
    enum Action: CasePathable, Sendable, Equatable {
      case counter(Counter.Action)
      struct AllCasePaths: Sendable {
        let counter = CasePath(Action.counter) {
          if case .counter(let v) = $0 { v } else { nil }
        }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Scope(
        state: \.counter, action: \.counter, child: { Counter() }, fileID: "Book.swift", line: 7)
    }
  }

  @Test func runsTheChildOnItsCase() async {
    let store = TestStore(initialState: Page.counter(1)) { Book() }
    await store.send(.counter(.add(2))) { $0 = .counter(3) }
    await store.send(.counter(.double))
    await store.receive(\.counter.add, 3) { $0 = .counter(6) }
    await store.finish()
  }

  @Test func reportsAChildWhoseCaseIsNotTheCurrentOne() async {
    await expectFailures(
      """
      The Scope at Book.swift:7 got an action for a child that is not there: .counter(.add(2))

      Either an effect of the child outlived it, or the parent removed the child before the child \
      saw the action. Cancel such effects, and let children handle an action before their parent.
      """
    ) {
      let store = TestStore(initialState: Page.text("a")) { Book() }
      await store.send(.counter(.add(2)))
      await store.finish()
    }
  }
}
