import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct TestStoreFailureTests {
  struct State: Equatable {
    var count = 0
    var name = "a"
  }

  enum Action: CasePathable, Sendable, Equatable {
    case add(Int)
    case ask
    case answer(String)
    case work
    case nothing
    struct AllCasePaths: Sendable {
      let add = CasePath(Action.add) { if case .add(let v) = $0 { v } else { nil } }
      let ask = CasePath(Action.ask) { if case .ask = $0 { true } else { false } }
      let answer = CasePath(Action.answer) { if case .answer(let v) = $0 { v } else { nil } }
      let work = CasePath(Action.work) { if case .work = $0 { true } else { false } }
      let nothing = CasePath(Action.nothing) { if case .nothing = $0 { true } else { false } }
    }
    static let allCasePaths = AllCasePaths()
  }

  func makeStore() -> TestStore<State, Action> {
    TestStore(initialState: State()) {
      Reduce<State, Action> { state, action in
        switch action {
        case .add(let number): state.count += number
        case .answer(let name): state.name = name
        case .ask: return .send(.answer("b"))
        case .work: return .run { _ in try await sleepForever() }
        case .nothing: break
        }
        return .none
      }
    }
  }

  @Test func aWrongChange() async {
    await expectFailures(
      """
      send(.add(2)): the state is not as expected.

        State(
      −   count: 1
      +   count: 2
        )

      − expected, + actual. Correct the assertion, or the reducer.
      """
    ) {
      let store = makeStore()
      await store.send(.add(2)) { $0.count = 1 }
      await store.finish()
    }
  }

  @Test func aChangeThatTheTestDoesNotMention() async {
    await expectFailures(
      """
      send(.add(2)): the state changed, but the test does not say how.

        State(
      −   count: 0
      +   count: 2
        )

      − expected, + actual. Describe the change in a closure after the call.
      """
    ) {
      let store = makeStore()
      await store.send(.add(2))
      await store.finish()
    }
  }

  @Test func anAssertionThatChangesNothing() async {
    await expectFailures(
      """
      send(.nothing): the assertion changes nothing.

      Leave the closure out where no change is expected.
      """
    ) {
      let store = makeStore()
      await store.send(.nothing) { $0.count = 0 }
      await store.finish()
    }
  }

  @Test func anExpectedChangeThatDidNotHappen() async {
    await expectFailures(
      """
      send(.nothing): the state is not as expected.

        State(
      −   count: 1
      +   count: 0
        )

      − expected, + actual. Correct the assertion, or the reducer.
      """
    ) {
      let store = makeStore()
      await store.send(.nothing) { $0.count = 1 }
      await store.finish()
    }
  }

  @Test func aFailureDoesNotSpreadToTheNextStep() async {
    await expectFailures(
      """
      send(.add(1)): the state changed, but the test does not say how.

        State(
      −   count: 0
      +   count: 1
        )

      − expected, + actual. Describe the change in a closure after the call.
      """
    ) {
      let store = makeStore()
      await store.send(.add(1))
      await store.send(.add(1)) { $0.count = 2 }
      await store.finish()
    }
  }

  @Test func aReceivedChangeThatTheTestDoesNotMention() async {
    await expectFailures(
      """
      receive(.answer("b")): the state changed, but the test does not say how.

        State(
      −   name: "a"
      +   name: "b"
        )

      − expected, + actual. Describe the change in a closure after the call.
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.receive(\.answer)
      await store.finish()
    }
  }

  @Test func anAssertionThatThrows() async {
    struct Failure: Error {}
    await expectFailures("send(.nothing): the assertion threw an error: Failure()") {
      let store = makeStore()
      await store.send(.nothing) { state in
        state.count = 0
        throw Failure()
      }
      await store.finish()
    }
  }

  @Test func anActionThatIsNotHandledAtTheEnd() async {
    await expectFailures(
      """
      The test ends, but received actions were not handled:
        .answer("b")

      Receive them, or skip them with skipReceivedActions().
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.finish()
    }
  }

  @Test func anActionThatIsNotHandledWhenTheStoreGoesAway() async {
    await expectFailures(
      """
      The test ends, but received actions were not handled:
        .answer("b")

      Receive them, or skip them with skipReceivedActions().
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
    }
  }

  @Test func anEffectThatRunsWhenTheStoreGoesAway() async {
    await expectFailures(
      """
      The test ends, but 1 effect is still running.

      Await finish(), let the test end or cancel the work, or call skipInFlightEffects().
      """
    ) {
      let store = makeStore()
      await store.send(.work)
    }
  }

  @Test func severalEffectsThatRunWhenTheStoreGoesAway() async {
    await expectFailures(
      """
      The test ends, but 2 effects are still running.

      Await finish(), let the test end or cancel the work, or call skipInFlightEffects().
      """
    ) {
      let store = makeStore()
      await store.send(.work)
      await store.send(.work)
    }
  }

  @Test func aSendBeforeAReceivedActionIsHandled() async {
    await expectFailures(
      """
      send(.nothing): received actions must be handled first:
        .answer("b")

      Receive them, or skip them with skipReceivedActions().
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.send(.nothing)
      await store.finish()
    }
  }

  @Test func receivingNothing() async {
    await expectFailures(
      """
      Expected to receive \\.answer, but no action can come any more: nothing was received and \
      no effect runs.

      Check that the effect sends it, and that nothing cancels the effect before.
      """
    ) {
      let store = makeStore()
      await store.receive(\.answer)
      await store.finish()
    }
  }

  @Test func receivingAChildsAction() async {
    enum Parent: CasePathable, Sendable {
      case child(Action)
      struct AllCasePaths: Sendable {
        let child = CasePath(Parent.child) { if case .child(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    await expectFailures(
      """
      Expected to receive \\.child.…, but the next action was .child(.answer("b")).

      Receive that one first, or correct the test.
      """
    ) {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Parent> { _, action in
          if case .child(.ask) = action { .send(.child(.answer("b"))) } else { .none }
        }
      }
      await store.send(.child(.ask))
      await store.receive(\.child.add)
      await store.finish()
    }
  }

  @Test func receivingAnotherAction() async {
    await expectFailures(
      """
      Expected to receive \\.add, but the next action was .answer("b").

      Receive that one first, or correct the test.
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.receive(\.add)
      await store.finish()
    }
  }

  @Test func receivingAnotherValue() async {
    await expectFailures(
      """
      Expected to receive .answer("c"), but the next action was .answer("b").

      Receive that one first, or correct the test.
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.receive(\.answer, "c")
      await store.finish()
    }
  }

  @Test func receivingWhatDoesNotMatchThePredicate() async {
    await expectFailures(
      """
      Expected to receive an action that matches the predicate, but the next action was \
      .answer("b").

      Receive that one first, or correct the test.
      """
    ) {
      let store = makeStore()
      await store.send(.ask)
      await store.receive(where: { $0 == .answer("c") })
      await store.finish()
    }
  }

  @Test func receivingFailsAtOnceWhenTheEffectEndsWithoutSending() async {
    await expectFailures(
      """
      Expected to receive "never", but no action can come any more: nothing was received and no \
      effect runs.

      Check that the effect sends it, and that nothing cancels the effect before.
      """
    ) {
      let clock = TestClock()
      let store = TestStore(initialState: 0) {
        Reduce<Int, String> { _, _ in .run { _ in try await clock.sleep(for: .seconds(1)) } }
      }
      await store.send("go")
      await clock.advance(by: .seconds(1))
      await store.receive("never")
      await store.finish()
    }
  }

  @Test func skippingWhatIsNotThere() async {
    await expectFailures(
      "There is no received action to skip.", "There is no running effect to skip."
    ) {
      let store = makeStore()
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.finish()
    }
  }

  @Test func valuesThatPrintAlike() async {
    struct Opaque: Equatable, CustomStringConvertible, CustomReflectable {
      var number: Int
      var description: String { "opaque" }
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    await expectFailures(
      """
      send(1): the state changed, but the test does not say how.

        (Both print alike.)

      − expected, + actual. Describe the change in a closure after the call.
      """
    ) {
      let store = TestStore(initialState: Opaque(number: 0)) {
        Reduce<Opaque, Int> { state, action in
          state.number = action
          return .none
        }
      }
      await store.send(1)
      await store.finish()
    }
  }

  @Test func failuresPointToTheStep() async {
    let lines = Log()
    await withKnownIssue {
      let store = makeStore()
      await store.send(.add(1))
      await store.finish()
    } matching: { issue in
      lines.add("\(issue.sourceLocation?.line ?? 0)")
      return true
    }
    #expect(lines.all == ["\(#line - 6)"])
  }
}
