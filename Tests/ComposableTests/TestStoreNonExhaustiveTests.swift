import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct TestStoreNonExhaustiveTests {
  struct State: Equatable {
    var count = 0
    var name = "a"
  }

  enum Action: CasePathable, Sendable, Equatable {
    case rename(String)
    case ask
    case first
    case second(Int)
    case work
    struct AllCasePaths: Sendable {
      let rename = CasePath(Action.rename) { if case .rename(let v) = $0 { v } else { nil } }
      let ask = CasePath(Action.ask) { if case .ask = $0 { true } else { false } }
      let first = CasePath(Action.first) { if case .first = $0 { true } else { false } }
      let second = CasePath(Action.second) { if case .second(let v) = $0 { v } else { nil } }
      let work = CasePath(Action.work) { if case .work = $0 { true } else { false } }
    }
    static let allCasePaths = AllCasePaths()
  }

  func makeStore(_ exhaustivity: Exhaustivity = .off) -> TestStore<State, Action> {
    let store = TestStore(initialState: State()) {
      Reduce<State, Action> { state, action in
        switch action {
        case .rename(let name):
          state.name = name
          state.count += 1
        case .ask: return .merge(.send(.first), .send(.second(7)))
        case .first: state.count = 10
        case .second(let number): state.count = number
        case .work: return .run { _ in try await sleepForever() }
        }
        return .none
      }
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func nothingNeedBeAsserted() async {
    let store = makeStore()
    await store.send(.rename("b"))
    #expect(store.state == State(count: 1, name: "b"))
  }

  @Test func aPartialAssertionPasses() async {
    let store = makeStore()
    await store.send(.rename("b")) { $0.name = "b" }
    await store.send(.rename("c")) { $0.count = 2 }
  }

  @Test func aWrongAssertionFails() async {
    await expectFailures(
      """
      send(.rename("b")): the state is not as expected.

        State(
      −   count: 5
      +   count: 1
        )

      − expected, + actual. Correct the assertion, or the reducer.
      """
    ) {
      let store = makeStore()
      await store.send(.rename("b")) { $0.count = 5 }
    }
  }

  @Test func anAssertionThatChangesNothingPasses() async {
    let store = makeStore()
    await store.send(.rename("b")) { _ in }
  }

  @Test func onlyTheLastOfSeveralSendsNeedBeAsserted() async {
    let store = makeStore()
    await store.send(.rename("b"))
    await store.send(.rename("c"))
    await store.send(.rename("d")) { $0 = State(count: 3, name: "d") }
  }

  @Test func receivedActionsAreSkippedByTheNextSend() async {
    let store = makeStore()
    await store.send(.ask)
    await store.send(.rename("b")) {
      $0.count = 8
      $0.name = "b"
    }
  }

  @Test func receivedActionsAndRunningEffectsAreSkippedAtTheEnd() async {
    let store = makeStore()
    await store.send(.ask)
    await store.send(.work)
  }

  @Test func receiveSkipsToTheFirstMatchByCase() async {
    let store = makeStore()
    await store.send(.ask)
    await store.receive(\.second) { $0.count = 7 }
  }

  @Test func receiveSkipsToTheFirstMatchByCaseAndValue() async {
    let store = makeStore()
    await store.send(.ask)
    await store.receive(\.second, 7)
    #expect(store.state.count == 7)
  }

  @Test func receiveSkipsToTheFirstMatchByPredicate() async {
    let store = makeStore()
    await store.send(.ask)
    await store.receive(where: { $0 == .second(7) }) { $0.count = 7 }
  }

  @Test func receivingWhatDoesNotComeFails() async {
    await expectFailures(
      """
      Expected to receive \\.rename, but no action can come any more: no effect runs.

      Received instead, and skipped:
        .first
        .second(7)

      Check that the effect sends it, and that nothing cancels the effect before.
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.receive(\.rename)
    }
  }

  @Test func aWrongReceivedChangeFails() async {
    await expectFailures(
      """
      receive(.second(7)): the state is not as expected.

        State(
      −   count: 8
      +   count: 7
        )

      − expected, + actual. Correct the assertion, or the reducer.
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.receive(\.second) { $0.count = 8 }
    }
  }

  @Test func skippingComplainsOnlyWhenStrict() async {
    await expectFailures(
      "There is no received action to skip.", "There is no running effect to skip."
    ) {
      let store = makeStore()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
  }

  @Test func skipsExplicitly() async {
    let store = makeStore()
    await store.send(.ask)
    await store.skipReceivedActions()
    #expect(store.state.count == 7)
    await store.send(.work)
    await store.skipInFlightEffects()
    #expect(store.inFlight == 0)
  }

  @Test func whatWasSkippedIsPrinted() async {
    let store = makeStore(.off(showSkippedAssertions: true))
    await store.send(.rename("b")) { $0.name = "b" }
    await store.send(.ask)
    await store.receive(\.second)
    await store.send(.ask)
    await store.send(.rename("c")) { $0 = State(count: 8, name: "c") }
    #expect(
      store.skipped == [
        """
        send(.rename("b")): the test did not say all that changed.

          State(
        −   count: 0
        −   name: "a"
        +   count: 1
        +   name: "b"
          )
        """,
        "receive(.first): the test did not receive this action.",
        """
        receive(.second(7)): the test did not say all that changed.

          State(
        −   count: 10
        +   count: 7
          )
        """,
        "send(.rename(\"c\")): received actions were skipped:\n  .first\n  .second(7)",
      ])
  }

  @Test func nothingIsPrintedUnlessAskedFor() async {
    let store = makeStore()
    await store.send(.ask)
    await store.send(.rename("b"))
    #expect(store.skipped == [])
  }
}
