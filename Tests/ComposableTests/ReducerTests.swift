import Composable
import ComposableTesting
import Testing

@MainActor @Suite struct ReducerTests {
  @Test func reducersOfABodyRunInOrder() {
    struct Feature: Reducer {
      var body: some Reducer<[String], Int> {
        Reduce { state, action in
          state.append("first \(action)")
          return .none
        }
        Reduce { state, action in
          state.append("second \(action)")
          return .none
        }
        Reduce { state, action in
          state.append("third \(action)")
          return .none
        }
      }
    }
    var state: [String] = []
    _ = Feature().reduce(into: &state, action: 1)
    #expect(state == ["first 1", "second 1", "third 1"])
  }

  @Test func effectsOfABodyAreMerged() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in action == "go" ? .send("a") : .none }
      Reduce<Int, String> { _, action in action == "go" ? .run { await $0("b") } : .none }
      Reduce<Int, String> { _, _ in .none }
    }
    await store.send("go")
    await store.receive("a")
    await store.receive("b")
    await store.finish()
  }

  @Test func canBeCalledDirectly() {
    var state = 1
    let effect = Reduce<Int, Int> { state, action in
      state += action
      return .none
    }
    .reduce(into: &state, action: 4)
    #expect(state == 5)
    #expect(effect.isNone)
  }

  @Test func aReducerWrapsAnother() {
    struct Doubler: Reducer {
      var body: some Reducer<Int, Void> {
        Reduce { state, _ in
          state *= 2
          return .none
        }
      }
    }
    var state = 4
    let reducer: Reduce<Int, Void> = Reduce(Doubler())
    _ = reducer.reduce(into: &state, action: ())
    #expect(state == 8)
  }

  @Test func theEmptyReducerDoesNothing() {
    var state = 7
    let effect = EmptyReducer<Int, Int>().reduce(into: &state, action: 1)
    #expect(state == 7)
    #expect(effect.isNone)
  }

  @Test func combinedReducersTakeAModifierTogether() {
    struct Feature: Reducer {
      var body: some Reducer<[Int], Int> {
        CombineReducers {
          Reduce { state, action in
            state.append(action)
            return .none
          }
          Reduce { state, action in
            state.append(action * 10)
            return .none
          }
        }
        .onChange(of: \.count) { old, new, state in
          state.append(new - old)
          return .none
        }
      }
    }
    var state: [Int] = []
    _ = Feature().reduce(into: &state, action: 3)
    #expect(state == [3, 30, 2])
  }

  @Test func aFeatureMayContainItself() {
    struct Tree: Reducer {
      struct State: Equatable, Identifiable {
        var id: Int
        var visits = 0
        var branches: IdentifiedArray<State> = []
      }
      indirect enum Action: CasePathable, Sendable {
        case visit
        case branches(IdentifiedAction<Int, Action>)
        struct AllCasePaths: Sendable {
          let visit = CasePath(Action.visit) { if case .visit = $0 { true } else { false } }
          let branches = CasePath(Action.branches) {
            if case .branches(let v) = $0 { v } else { nil }
          }
        }
        static let allCasePaths = AllCasePaths()
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .visit = action { state.visits += 1 }
          return .none
        }
        .forEach(\.branches, action: \.branches) { Tree() }
      }
    }
    var tree = Tree.State(id: 1, branches: [Tree.State(id: 2, branches: [Tree.State(id: 3)])])
    _ = Tree().reduce(
      into: &tree,
      action: .branches(
        .element(id: 2, action: .branches(.element(id: 3, action: .visit)))))
    #expect(tree.branches[id: 2]?.branches[id: 3]?.visits == 1)
    #expect(tree.visits == 0)
  }
}
