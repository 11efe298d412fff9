import Composable

// Four features, each around the next: plain types, as in a program. A generic feature would make
// its key paths anew for each action, which costs some microseconds.

struct Level1: Reducer {
  struct State {
    var child = Level2.State()
    var seen = 0
  }

  enum Action: CasePathable, Sendable {
    case child(Level2.Action)

    struct AllCasePaths: Sendable {
      let child = CasePath(Action.child) { if case .child(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level2() }
    Reduce { state, _ in
      state.seen += 1
      return .none
    }
  }
}

struct Level2: Reducer {
  struct State {
    var child = Level3.State()
    var seen = 0
  }

  enum Action: CasePathable, Sendable {
    case child(Level3.Action)

    struct AllCasePaths: Sendable {
      let child = CasePath(Action.child) { if case .child(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level3() }
    Reduce { state, _ in
      state.seen += 1
      return .none
    }
  }
}

struct Level3: Reducer {
  struct State {
    var child = Level4.State()
    var seen = 0
  }

  enum Action: CasePathable, Sendable {
    case child(Level4.Action)

    struct AllCasePaths: Sendable {
      let child = CasePath(Action.child) { if case .child(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level4() }
    Reduce { state, _ in
      state.seen += 1
      return .none
    }
  }
}

struct Level4: Reducer {
  struct State {
    var child = Counter.State()
    var seen = 0
  }

  enum Action: CasePathable, Sendable {
    case child(Counter.Action)

    struct AllCasePaths: Sendable {
      let child = CasePath(Action.child) { if case .child(let v) = $0 { v } else { nil } }
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
    Reduce { state, _ in
      state.seen += 1
      return .none
    }
  }
}
