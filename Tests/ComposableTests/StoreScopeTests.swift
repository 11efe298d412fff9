import Composable
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct StoreScopeTests {
  struct State: Equatable, Sendable {
    var child = Child()
    struct Child: Equatable, Sendable {
      var count = 0
      var grandchild = 0
    }
  }

  enum ChildAction: CasePathable, Sendable {
    case add(Int)
    case grandchild(Int)
    struct AllCasePaths: Sendable {
      let add = CasePath(ChildAction.add) { if case .add(let v) = $0 { v } else { nil } }
      let grandchild = CasePath(ChildAction.grandchild) {
        if case .grandchild(let v) = $0 { v } else { nil }
      }
    }
    static let allCasePaths = AllCasePaths()
  }

  enum Action: CasePathable, Sendable {
    case child(ChildAction)
    struct AllCasePaths: Sendable {
      let child = CasePath(Action.child) { if case .child(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }

  func makeStore() -> Store<State, Action> {
    Store(initialState: State()) {
      Reduce<State, Action> { state, action in
        switch action {
        case .child(.add(let number)):
          state.child.count += number
          return number == 1 ? .run { await $0(.child(.add(10))) } : .none
        case .child(.grandchild(let number)):
          state.child.grandchild = number
          return .none
        }
      }
    }
  }

  @Test func showsAndChangesThePart() async {
    let store = makeStore()
    let child = store.scope(state: \.child, action: \.child)
    await child.send(.add(1)).finish()
    #expect(child.state.count == 11)
    #expect(store.state.child.count == 11)
  }

  @Test func scopesNest() {
    let store = makeStore()
    let grandchild =
      store
      .scope(state: \.child, action: \.child)
      .scope(state: \.grandchild, action: \.grandchild)
    grandchild.send(5)
    #expect(grandchild.state == 5)
    #expect(store.state.child.grandchild == 5)
  }

  @Test func keepsTheStoreAlive() {
    let child = Store(initialState: State()) { Reduce<State, Action> { _, _ in .none } }
      .scope(state: \.child, action: \.child)
    #expect(child.state == State.Child())
  }
}
