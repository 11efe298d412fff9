import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct DebounceTests {
  func store(_ clock: TestClock, log: Log = Log()) -> TestStore<Int, String> {
    TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        switch action {
        case "stop": .cancel(id: "search")
        case _ where action.hasPrefix("found"): .none
        default:
          .run { send in
            log.add(action)
            await send("found \(action)")
          }
          .debounce(id: "search", for: .seconds(1))
        }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func onlyTheLastOfABurstStarts() async {
    let clock = TestClock()
    let log = Log()
    let store = store(clock, log: log)
    await store.send("b")
    await clock.advance(by: .milliseconds(900))
    await store.send("bu")
    await clock.advance(by: .milliseconds(900))
    await store.send("bul")
    #expect(log.all == [])
    await clock.advance(by: .seconds(1))
    await store.receive("found bul")
    #expect(log.all == ["bul"])
    await store.finish()
  }

  @Test func startsAgainAfterAPause() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send("a")
    await clock.advance(by: .seconds(1))
    await store.receive("found a")
    await store.send("b")
    await clock.advance(by: .seconds(1))
    await store.receive("found b")
    await store.finish()
  }

  @Test func aCancelEndsTheWait() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send("a")
    await store.send("stop")
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func theClockCanBeGiven() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        action == "go" ? .send("done").debounce(id: 1, for: .seconds(2), clock: clock) : .none
      }
    }
    await store.send("go")
    await clock.advance(by: .seconds(2))
    await store.receive("done")
    await store.finish()
  }
}
