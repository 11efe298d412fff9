import Composable
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct StoreLifetimeTests {
  /// Work that tells when it has started and when it was cancelled.
  struct Work: Reducer {
    let started = Gate()
    let cancelled = Gate()
    var body: some Reducer<Int, Int> {
      Reduce { _, _ in
        .run { _ in
          started.open()
          do {
            try await sleepForever()
          } catch {
            cancelled.open()
          }
        }
      }
    }
  }

  @Test func aStoreThatGoesAwayCancelsItsEffects() async {
    let work = Work()
    var store: Store<Int, Int>? = Store(initialState: 0) { work }
    store?.send(1)
    await work.started.pass()
    store = nil
    await work.cancelled.pass()
  }

  @Test func effectsDoNotKeepTheStoreAlive() async {
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await sleepForever() }.cancellable(id: 1) }
    }
    weak let reference = store
    let task = store?.send(1)
    store = nil
    #expect(reference == nil)
    await task?.finish()
  }

  @Test func anEffectThatOutlivesTheStoreSendsToNobody() async {
    let (started, gate, sent) = (Gate(), Gate(), Gate())
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { send in
          started.open()
          await gate.pass()
          await send(2)
          sent.open()
        }
      }
    }
    store?.send(1)
    await started.pass()
    store = nil
    gate.open()
    await sent.pass()
  }

  @Test func effectsOfParentAndChildAreCancelledTogether() async {
    struct State {
      var child = 0
    }
    enum Action: CasePathable, Sendable {
      case child(Int)
      struct AllCasePaths: Sendable {
        let child = CasePath(Action.child) { if case .child(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    let (first, second) = (Work(), Work())
    var store: Store<State, Action>? = Store(initialState: State()) {
      Scope(state: \.child, action: \.child) { first }
      Reduce<State, Action> { state, action in
        switch action {
        case .child(let number):
          second.reduce(into: &state.child, action: number).map(Action.child)
        }
      }
    }
    store?.send(.child(1))
    await first.started.pass()
    await second.started.pass()
    store = nil
    await first.cancelled.pass()
    await second.cancelled.pass()
  }
}
