import Composable
import ComposableTesting
import Testing

@MainActor @Suite struct OnChangeTests {
  @Test func reactsToAChangeWithTheOldAndTheNewValue() async {
    let store = TestStore(initialState: [0]) {
      Reduce<[Int], Int> { state, action in
        state[0] = action
        return .none
      }
      .onChange(of: { $0[0] }) { old, new, state in
        state += [old, new]
        return .none
      }
    }
    await store.send(5) { $0 = [5, 0, 5] }
    await store.send(5)
    await store.send(6) { $0 = [6, 0, 5, 5, 6] }
    await store.finish()
  }

  @Test func mergesTheEffectOfTheReaction() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { state, action in
        guard action == "go" else { return .none }
        state += 1
        return .send("base")
      }
      .onChange(of: \.self) { _, new, _ in .send("changed to \(new)") }
    }
    await store.send("go") { $0 = 1 }
    await store.receive("base")
    await store.receive("changed to 1")
    await store.finish()
  }

  @Test func nestedReactionsRunFromTheInside() async {
    let store = TestStore(initialState: [1, 0, 0]) {
      Reduce<[Int], Int> { state, action in
        state[0] = action
        return .none
      }
      .onChange(of: { $0[0] }) { _, new, state in
        state[1] = new * 2
        return .none
      }
      .onChange(of: { $0[1] }) { _, new, state in
        state[2] = new + 1
        return .none
      }
    }
    await store.send(3) { $0 = [3, 6, 7] }
    await store.finish()
  }

  @Test func severalValuesAreComparedByADerivedOne() async {
    struct Size: Equatable {
      var width = 1
      var height = 1
      var changes = 0
    }
    let store = TestStore(initialState: Size()) {
      Reduce<Size, Int> { state, action in
        if action > 0 { state.width = action } else { state.height = -action }
        return .none
      }
      .onChange(of: { [$0.width, $0.height] }) { _, _, state in
        state.changes += 1
        return .none
      }
    }
    await store.send(1)
    await store.send(2) {
      $0.width = 2
      $0.changes = 1
    }
    await store.send(-3) {
      $0.height = 3
      $0.changes = 2
    }
    await store.finish()
  }

  @Test func reactsToSharedState() async {
    struct State: Equatable {
      @Shared(.inMemory("count", default: 0)) var count
      var seen: [Int] = []
    }
    let store = TestStore(initialState: State()) {
      Reduce<State, Int> { state, action in
        state.$count.withLock { $0 = action }
        return .none
      }
      .onChange(of: \.count) { old, new, state in
        state.seen += [old, new]
        return .none
      }
    }
    await store.send(4) {
      $0.$count.withLock { $0 = 4 }
      $0.seen = [0, 4]
    }
    await store.finish()
  }
}
