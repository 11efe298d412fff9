import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct IfLetTests {
  /// A child that works until it is cancelled, and may have a child of its own.
  struct Child: Reducer {
    struct State: Equatable {
      var count = 0
      var grandchild: Grandchild.State?
    }
    enum Action: CasePathable, Sendable {
      case work
      case worked
      case dismissed
      case grandchild(Grandchild.Action)
      struct AllCasePaths: Sendable {
        let work = CasePath(Action.work) { if case .work = $0 { true } else { false } }
        let worked = CasePath(Action.worked) { if case .worked = $0 { true } else { false } }
        let dismissed = CasePath(Action.dismissed) {
          if case .dismissed = $0 { true } else { false }
        }
        let grandchild = CasePath(Action.grandchild) {
          if case .grandchild(let v) = $0 { v } else { nil }
        }
      }
      static let allCasePaths = AllCasePaths()
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .work, .dismissed:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.worked)
          }
        case .worked:
          state.count += 1
          return .none
        case .grandchild:
          return .none
        }
      }
      .ifLet(\.grandchild, action: \.grandchild) { Grandchild() }
    }
  }

  struct Grandchild: Reducer {
    struct State: Equatable {}
    enum Action: CasePathable, Sendable {
      case work
      struct AllCasePaths: Sendable {
        let work = CasePath(Action.work) { if case .work = $0 { true } else { false } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .run { _ in try await sleepForever() } }
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      var child: Child.State?
      var seen: [Int?] = []
    }
    enum Action: CasePathable, Sendable {
      case child(Child.Action)
      case show
      case hide
      case work
      struct AllCasePaths: Sendable {
        let child = CasePath(Action.child) { if case .child(let v) = $0 { v } else { nil } }
        let show = CasePath(Action.show) { if case .show = $0 { true } else { false } }
        let hide = CasePath(Action.hide) { if case .hide = $0 { true } else { false } }
        let work = CasePath(Action.work) { if case .work = $0 { true } else { false } }
      }
      static let allCasePaths = AllCasePaths()
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .child(.dismissed), .hide:
          state.child = nil
          return .none
        case .child:
          state.seen.append(state.child?.count)
          return .none
        case .show:
          state.child = Child.State()
          return .none
        case .work:
          return .run { _ in try await sleepForever() }
        }
      }
      .ifLet(\.child, action: \.child, then: { Child() }, fileID: "Parent.swift", line: 9)
    }
  }

  @Test func runsTheChildBeforeTheParent() async {
    let store = TestStore(initialState: Parent.State(child: Child.State())) { Parent() }
    await store.send(.child(.worked)) {
      $0.child?.count = 1
      $0.seen = [1]
    }
    await store.finish()
  }

  @Test func embedsTheChildsEffects() async {
    let clock = TestClock()
    let store = TestStore(initialState: Parent.State(child: Child.State())) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.child(.work)) { $0.seen = [0] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.worked) {
      $0.child?.count = 1
      $0.seen = [0, 1]
    }
    await store.finish()
  }

  @Test func reportsAChildThatIsNil() async {
    await expectFailures(
      """
      The ifLet at Parent.swift:9 got an action for a child that is not there: .child(.worked)

      Either an effect of the child outlived it, or the parent removed the child before the child \
      saw the action. Cancel such effects, and let children handle an action before their parent.
      """
    ) {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.child(.worked)) { $0.seen = [nil] }
      await store.finish()
    }
  }

  @Test func cancelsTheChildsEffectsWhenItGoesAway() async {
    let store = TestStore(initialState: Parent.State(child: Child.State())) {
      Parent()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.child(.work)) { $0.seen = [0] }
    await store.send(.hide) { $0.child = nil }
    await store.finish()
  }

  @Test func cancelsEffectsThatTheLastActionStarted() async {
    let store = TestStore(initialState: Parent.State(child: Child.State())) {
      Parent()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.child(.dismissed)) { $0.child = nil }
    await store.finish()
  }

  @Test func cancelsTheGrandchildsEffectsWhenTheChildGoesAway() async {
    let state = Parent.State(child: Child.State(grandchild: Grandchild.State()))
    let store = TestStore(initialState: state) { Parent() }
    await store.send(.child(.grandchild(.work))) { $0.seen = [0] }
    await store.send(.hide) { $0.child = nil }
    await store.finish()
  }

  @Test func leavesTheParentsEffectsAlone() async {
    let store = TestStore(initialState: Parent.State(child: Child.State())) { Parent() }
    let task = await store.send(.work)
    await store.send(.hide) { $0.child = nil }
    #expect(store.inFlight == 1)
    task.cancel()
    await store.finish()
  }

  @Test func aNewChildStartsAnew() async {
    let clock = TestClock()
    let store = TestStore(initialState: Parent.State(child: Child.State())) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.child(.work)) { $0.seen = [0] }
    await store.send(.hide) { $0.child = nil }
    await store.send(.show) { $0.child = Child.State() }
    await store.send(.child(.work)) { $0.seen = [0, 0] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.worked) {
      $0.child?.count = 1
      $0.seen = [0, 0, 1]
    }
    await store.finish()
  }

  @Test func cancelsWhenTheIdentityChanges() async {
    struct Row: Reducer {
      struct State: Equatable, Identifiable {
        var id: Int
      }
      var body: some Reducer<State, Int> {
        Reduce { _, _ in .run { _ in try await sleepForever() } }
      }
    }
    struct State: Equatable {
      var row: Row.State?
    }
    enum Action: CasePathable, Sendable {
      case row(Int)
      case select(Int)
      struct AllCasePaths: Sendable {
        let row = CasePath(Action.row) { if case .row(let v) = $0 { v } else { nil } }
        let select = CasePath(Action.select) { if case .select(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    let store = TestStore(initialState: State(row: Row.State(id: 1))) {
      Reduce<State, Action> { state, action in
        if case .select(let id) = action { state.row = Row.State(id: id) }
        return .none
      }
      .ifLet(\.row, action: \.row) { Row() }
    }
    await store.send(.row(0))
    await store.send(.select(1))
    #expect(store.inFlight == 1)
    await store.send(.select(2)) { $0.row = Row.State(id: 2) }
    await store.finish()
  }

  /// Two features of one kind side by side: when the child of one goes away, the other's works on.
  @Test func childrenAtDifferentPlacesAreDifferentChildren() async {
    struct State: Equatable {
      var left = Parent.State(child: Child.State())
      var right = Parent.State(child: Child.State())
    }
    enum Action: CasePathable, Sendable {
      case left(Parent.Action)
      case right(Parent.Action)
      struct AllCasePaths: Sendable {
        let left = CasePath(Action.left) { if case .left(let v) = $0 { v } else { nil } }
        let right = CasePath(Action.right) { if case .right(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    let clock = TestClock()
    let store = TestStore(initialState: State()) {
      Scope<State, Action, Parent>(state: \.left, action: \.left) { Parent() }
      Scope<State, Action, Parent>(state: \.right, action: \.right) { Parent() }
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.left(.child(.work))) { $0.left.seen = [0] }
    await store.send(.right(.child(.work))) { $0.right.seen = [0] }
    await store.send(.left(.hide)) { $0.left.child = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.right.child.worked) {
      $0.right.child?.count = 1
      $0.right.seen = [0, 1]
    }
    await store.finish()
  }
}
