import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct TestClockTests {
  @Test func standsStillUntilItIsMoved() async {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(2))
    #expect(clock.now.offset == .seconds(2))
    await clock.advance(to: TestInstant(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
    await clock.advance(to: TestInstant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func wakesASleeperAtItsDeadline() async throws {
    let clock = TestClock()
    let log = Log()
    let task = Task {
      try await clock.sleep(for: .seconds(2))
      log.add("awake at \(clock.now.offset)")
    }
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    #expect(log.all == [])
    await clock.advance(by: .seconds(1))
    try await task.value
    #expect(log.all == ["awake at 2.0 seconds"])
  }

  @Test func wakesInTheOrderOfTheDeadlines() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        guard action == "go" else { return .none }
        return .merge(
          [3, 1, 2, 1].enumerated().map { index, seconds in
            .run { send in
              try await clock.sleep(for: .seconds(seconds))
              await send("\(index) at \(clock.now.offset)")
            }
          })
      }
    }
    await store.send("go")
    await clock.advance(by: .seconds(10))
    await store.receive("1 at 1.0 seconds")
    await store.receive("3 at 1.0 seconds")
    await store.receive("2 at 2.0 seconds")
    await store.receive("0 at 3.0 seconds")
    await store.finish()
  }

  @Test func aLoopOfSleepsKeepsPaceWithTheTime() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { state, action in
        switch action {
        case "start":
          return .run { send in
            while true {
              try await clock.sleep(for: .seconds(1))
              await send("tick")
            }
          }
          .cancellable(id: "timer")
        case "tick":
          state += 1
          return .none
        default:
          return .cancel(id: "timer")
        }
      }
    }
    await store.send("start")
    await clock.advance(by: .seconds(3))
    await store.receive("tick") { $0 = 1 }
    await store.receive("tick") { $0 = 2 }
    await store.receive("tick") { $0 = 3 }
    await store.send("stop")
    await clock.advance(by: .seconds(3))
    await store.finish()
  }

  @Test func runsUntilNobodySleeps() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        guard action == "go" else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(100))
          await send("first")
          try await clock.sleep(for: .seconds(1_000))
          await send("second")
        }
      }
    }
    await store.send("go")
    await clock.run()
    #expect(clock.now.offset == .seconds(1_100))
    await store.receive("first")
    await store.receive("second")
    await store.finish()
  }

  @Test func aCancelledSleepThrows() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aSleepInACancelledTaskThrows() async {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aSleepUntilThePastIsOver() async throws {
    let clock = TestClock()
    await clock.advance(by: .seconds(2))
    try await clock.sleep(until: TestInstant(offset: .seconds(1)))
    try await clock.sleep(for: .zero)
  }

  @Test func timersOfSeveralStoresShareAClock() async {
    let clock = TestClock()
    func makeStore() -> TestStore<Int, String> {
      TestStore(initialState: 0) {
        Reduce<Int, String> { _, action in
          action == "go"
            ? .run { send in
              try await clock.sleep(for: .seconds(1))
              await send("done")
            } : .none
        }
      }
    }
    let (first, second) = (makeStore(), makeStore())
    await first.send("go")
    await second.send("go")
    await clock.advance(by: .seconds(1))
    await first.receive("done")
    await second.receive("done")
    await first.finish()
    await second.finish()
  }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct ImmediateClockTests {
  @Test func sleepsAreOverAtOnceAndTimeHasPassed() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(60))
    #expect(clock.now.offset == .seconds(60))
    try await clock.sleep(until: TestInstant(offset: .seconds(10)))
    #expect(clock.now.offset == .seconds(60))
  }

  @Test func aSleepInACancelledTaskThrows() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ImmediateClock().sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func effectsDoNotWait() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        @Dependency(\.continuousClock) var clock
        return action == "go"
          ? .run { send in
            try await clock.sleep(for: .seconds(3_600))
            await send("done")
          } : .none
      }
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send("go")
    await store.receive("done")
    await store.finish()
  }
}
