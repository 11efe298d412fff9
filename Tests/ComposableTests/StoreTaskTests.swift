import Composable
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct StoreTaskTests {
  @Test func anActionWithoutEffectsIsFinishedAtOnce() async {
    let store = Store(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }
    await store.send(1).finish()
  }

  @Test func finishWaitsForTheEffectsOfActionsThatEffectsSend() async {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        case "a": return .run { await $0("b") }
        case "b": return .send("c")
        case "c":
          return .run { send in
            for _ in 0..<10 { await Task.yield() }
            await send("d")
          }
        default: return .none
        }
      }
    }
    await store.send("a").finish()
    #expect(store.state == ["a", "b", "c", "d"])
  }

  @Test func cancelReachesEverythingThatFollowed() async {
    let started = Gate()
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        case "a": return .run { await $0("b") }
        case "b":
          return .merge(
            .run { _ in
              started.open()
              try await sleepForever()
            },
            .concatenate(.run { _ in try await sleepForever() }, .send("never")))
        default: return .none
        }
      }
    }
    let task = store.send("a")
    await started.pass()
    task.cancel()
    #expect(task.isCancelled)
    await task.finish()
    #expect(store.inFlight == 0)
    #expect(store.state == ["a", "b"])
  }

  @Test func cancelLeavesOtherSendsAlone() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await sleepForever() } }
    }
    let first = store.send(1)
    let second = store.send(2)
    first.cancel()
    await first.finish()
    #expect(store.inFlight == 1)
    second.cancel()
    await second.finish()
    #expect(store.inFlight == 0)
  }

  @Test func cancellingTheTaskThatWaitsCancelsTheEffects() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await sleepForever() } }
    }
    let waiting = Task { await store.send(1).finish() }
    while store.inFlight == 0 { await Task.yield() }
    waiting.cancel()
    await waiting.value
    #expect(store.inFlight == 0)
  }

  @Test func theCountHasDroppedWhenFinishReturns() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .merge((0..<20).map { _ in .run { _ in await Task.yield() } }) }
    }
    for _ in 0..<50 {
      await store.send(1).finish()
      #expect(store.inFlight == 0)
    }
  }
}
