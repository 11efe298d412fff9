import Composable
import Testing

@Suite struct PrintChangesTests {
  struct State {
    var name = "a"
    var count = 0
  }

  enum Action: Sendable {
    case rename(String)
    case nothing
  }

  @Test func printsTheActionAndWhatItChanged() {
    let log = Log()
    var state = State()
    let reducer = Reduce<State, Action> { state, action in
      if case .rename(let name) = action { state.name = name }
      return .none
    }
    .printChanges(to: log.add)
    _ = reducer.reduce(into: &state, action: .rename("b"))
    _ = reducer.reduce(into: &state, action: .nothing)
    #expect(
      log.all == [
        """
        received .rename("b")
            State(
          −   name: "a"
          +   name: "b"
            )

        """,
        """
        received .nothing
          (no change)

        """,
      ])
  }
}
