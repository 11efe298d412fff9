import Composable

/// A counter: alone, at the end of a chain of scopes, or as the row of a list.
struct Counter: Reducer {
  struct State: Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: Sendable {
    case count
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A list of counters.
struct List: Reducer {
  struct State {
    var rows: IdentifiedArray<Counter.State>
  }

  enum Action: CasePathable, Sendable {
    case rows(IdentifiedActionOf<Counter>)

    struct AllCasePaths: Sendable {
      let rows = CasePath(Action.rows) { if case .rows(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Counter() }
  }
}

/// Starts many effects and counts what they send.
struct Fan: Reducer {
  enum Action: Sendable {
    case burst(Int)
    case merge(Int)
    case mergeWithIDs(Int)
    case received
  }

  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .burst(let count):
        return .run { send in
          for _ in 0..<count { await send(.received) }
        }
      case .merge(let count):
        return .merge((0..<count).map { _ in .run { await $0(.received) } })
      case .mergeWithIDs(let count):
        return .merge((0..<count).map { id in .run { await $0(.received) }.cancellable(id: id) })
      case .received:
        state += 1
        return .none
      }
    }
  }
}
