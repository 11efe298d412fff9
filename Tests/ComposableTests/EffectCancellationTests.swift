import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct EffectCancellationTests {
  /// Runs effects by name: "start" and "stop" with an id, and what `extra` says.
  func store(
    _ clock: TestClock = TestClock(),
    extra: @escaping @Sendable (String) -> Effect<String> = { _ in .none }
  ) -> TestStore<Int, String> {
    TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        switch action {
        case "start": Self.work("done", clock).cancellable(id: "id")
        case "restart": Self.work("done", clock).cancellable(id: "id", cancelInFlight: true)
        case "stop": .cancel(id: "id")
        default: extra(action)
        }
      }
    }
  }

  nonisolated static func work(_ action: String, _ clock: TestClock) -> Effect<String> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(action)
    }
  }

  @Test func cancelsByID() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send("start")
    #expect(store.core.namesInUse == 1)
    await store.send("stop")
    await clock.advance(by: .seconds(2))
    #expect(store.core.namesInUse == 0)
    await store.finish()
  }

  @Test func cancelsAfterADelay() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send("start")
    await clock.advance(by: .milliseconds(999))
    await store.send("stop")
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func aNewEffectReplacesTheOneInFlight() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send("restart")
    await clock.advance(by: .milliseconds(600))
    await store.send("restart")
    #expect(store.inFlight == 1)
    await clock.advance(by: .milliseconds(600))
    await clock.advance(by: .milliseconds(400))
    await store.receive("done")
    await store.finish()
  }

  @Test func replacingTwiceInOneEffectKeepsTheLast() async {
    let clock = TestClock()
    let store = store(clock) { action in
      guard action == "both" else { return .none }
      return .merge(
        Self.work("first", clock).cancellable(id: "id", cancelInFlight: true),
        Self.work("second", clock).cancellable(id: "id", cancelInFlight: true))
    }
    await store.send("both")
    await clock.advance(by: .seconds(1))
    await store.receive("second")
    await store.finish()
  }

  @Test func effectsOfOneIDAreCancelledTogether() async {
    let store = store()
    await store.send("start")
    await store.send("start")
    #expect(store.inFlight == 2)
    await store.send("stop")
    await store.finish()
  }

  @Test func cancellingTwiceDoesNothing() async {
    let store = store()
    await store.send("start")
    await store.send("stop")
    await store.send("stop")
    await store.finish()
  }

  @Test func cancellingWhatHasEndedDoesNothing() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send("start")
    await clock.advance(by: .seconds(1))
    await store.receive("done")
    #expect(store.core.namesInUse == 0)
    await store.send("stop")
    await store.finish()
  }

  @Test func oneOfTwoThatEndsLeavesTheOtherItsID() async {
    let clock = TestClock()
    let store = store(clock)
    await store.send("start")
    await clock.advance(by: .milliseconds(500))
    await store.send("start")
    await clock.advance(by: .milliseconds(500))
    await store.receive("done")
    await store.send("stop")
    await store.finish()
  }

  @Test func anEffectThatSendsAtOnceLeavesNoID() async {
    let store = store { action in
      action == "now" ? .send("done").cancellable(id: "id") : .none
    }
    await store.send("now")
    await store.receive("done")
    #expect(store.core.namesInUse == 0)
    await store.finish()
  }

  @Test(arguments: ["outer", "inner"])
  func nestedIDsCancelTheirPart(id: String) async {
    let clock = TestClock()
    let store = store(clock) { action in
      switch action {
      case "nest":
        .merge(
          Self.work("inner", clock).cancellable(id: "inner"),
          Self.work("outer", clock)
        )
        .cancellable(id: "outer")
      case "cancel outer": .cancel(id: "outer")
      case "cancel inner": .cancel(id: "inner")
      default: .none
      }
    }
    await store.send("nest")
    await store.send("cancel \(id)")
    await clock.advance(by: .seconds(1))
    if id == "inner" { await store.receive("outer") }
    #expect(store.core.namesInUse == 0)
    await store.finish()
  }

  @Test func aCancelStopsTheRestOfAConcatenation() async {
    let clock = TestClock()
    let store = store(clock) { action in
      switch action {
      case "chain":
        .concatenate(Self.work("first", clock), .send("second"), .send("third"))
          .cancellable(id: "chain")
      case "first": .cancel(id: "chain")
      default: .none
      }
    }
    await store.send("chain")
    await clock.advance(by: .seconds(1))
    await store.receive("first")
    await store.finish()
  }

  @Test func cancellingOneStepGoesOnWithTheNext() async {
    let store = store { action in
      action == "chain"
        ? .concatenate(
          .run { _ in try await sleepForever() }.cancellable(id: "step"), .send("next"))
        : action == "skip" ? .cancel(id: "step") : .none
    }
    await store.send("chain")
    await store.send("skip")
    await store.receive("next")
    await store.finish()
  }

  @Test func idsOfDifferentTypesNeverCollide() async {
    enum First: Hashable { case id }
    enum Second: Hashable { case id }
    let store = store { action in
      switch action {
      case "first": .run { _ in try await sleepForever() }.cancellable(id: First.id)
      case "second": .run { _ in try await sleepForever() }.cancellable(id: Second.id)
      case "stop first": .cancel(id: First.id)
      case "stop second": .cancel(id: Second.id)
      default: .none
      }
    }
    await store.send("first")
    await store.send("second")
    await store.send("stop first")
    #expect(store.inFlight == 1)
    await store.send("stop second")
    await store.finish()
  }

  @Test func numbersOfDifferentTypesAreDifferentIDs() {
    #expect(AnyID(1) != AnyID(UInt8(1)))
    #expect(AnyID(1) != AnyID(1.0))
    #expect(AnyID(1) == AnyID(1))
    #expect(AnyID(1).hashValue == AnyID(1).hashValue)
  }

  @Test func manyEffectsAreCancelledAtOnce() async {
    let store = store { action in
      switch action {
      case "many":
        .merge(
          (0..<1_000).map { number in
            .run { _ in try await sleepForever() }.cancellable(id: number % 10)
          })
      case "stop many": .merge((0..<10).map { .cancel(id: $0) })
      default: .none
      }
    }
    await store.send("many")
    #expect(store.inFlight == 1_000)
    #expect(store.core.namesInUse == 10)
    await store.send("stop many")
    await store.finish()
    #expect(store.inFlight == 0)
    #expect(store.core.namesInUse == 0)
  }

  @Test func theSameIDInTwoStoresIsTwoIDs() async {
    let (first, second) = (store(), store())
    await first.send("start")
    await second.send("start")
    await first.send("stop")
    await first.finish()
    #expect(first.inFlight == 0)
    #expect(second.inFlight == 1)
    await second.send("stop")
    await second.finish()
  }
}
