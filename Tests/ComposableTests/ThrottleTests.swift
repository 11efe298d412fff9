import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct ThrottleTests {
  func store(_ clock: TestClock, latest: Bool) -> TestStore<Int, String> {
    TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        switch action {
        case "stop": .cancel(id: "rate")
        case _ where action.hasPrefix("did"): .none
        default: .send("did \(action)").throttle(id: "rate", for: .seconds(1), latest: latest)
        }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func theFirstStartsAtOnce() async {
    let store = store(TestClock(), latest: true)
    await store.send("a")
    await store.receive("did a")
    await store.finish()
  }

  @Test func theLatestWaitsForTheEndOfTheInterval() async {
    let clock = TestClock()
    let store = store(clock, latest: true)
    await store.send("a")
    await store.receive("did a")
    await store.send("b")
    await clock.advance(by: .milliseconds(500))
    await store.send("c")
    await clock.advance(by: .milliseconds(499))
    #expect(store.inFlight == 1)
    await clock.advance(by: .milliseconds(1))
    await store.receive("did c")
    await store.finish()
  }

  @Test func theFirstWaitsForTheEndOfTheInterval() async {
    let clock = TestClock()
    let store = store(clock, latest: false)
    await store.send("a")
    await store.receive("did a")
    await store.send("b")
    await store.send("c")
    await clock.advance(by: .seconds(1))
    await store.receive("did b")
    await store.finish()
  }

  @Test func aDelayedStartBeginsAnInterval() async {
    let clock = TestClock()
    let store = store(clock, latest: true)
    await store.send("a")
    await store.receive("did a")
    await store.send("b")
    await clock.advance(by: .seconds(1))
    await store.receive("did b")
    await clock.advance(by: .milliseconds(500))
    await store.send("c")
    await clock.advance(by: .milliseconds(499))
    #expect(store.inFlight == 1)
    await clock.advance(by: .milliseconds(1))
    await store.receive("did c")
    await store.finish()
  }

  @Test func afterAPauseTheNextStartsAtOnce() async {
    let clock = TestClock()
    let store = store(clock, latest: true)
    await store.send("a")
    await store.receive("did a")
    await clock.advance(by: .seconds(1))
    await store.send("b")
    await store.receive("did b")
    await store.finish()
  }

  @Test func aCancelDropsTheOneThatWaits() async {
    let clock = TestClock()
    let store = store(clock, latest: true)
    await store.send("a")
    await store.receive("did a")
    await store.send("b")
    await store.send("stop")
    await clock.advance(by: .seconds(1))
    await store.send("c")
    await store.receive("did c")
    await store.finish()
  }

  @Test func theTaskOfTheSendCoversTheOneThatWaits() async {
    let clock = TestClock()
    let store = store(clock, latest: true)
    await store.send("a")
    await store.receive("did a")
    let task = await store.send("b")
    task.cancel()
    await clock.advance(by: .seconds(1))
    await store.finish()
  }
}
