import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct EffectTests {
  /// A store whose action "go" starts the effect; what it sends is the rest.
  func store(_ effect: @escaping @Sendable () -> Effect<String>) -> TestStore<Int, String> {
    TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in action == "go" ? effect() : .none }
    }
  }

  @Test func noneIsNeutralInMerge() {
    #expect(Effect<Int>.merge(.none, .none).isNone)
    #expect(Effect<Int>.none.merge(with: .none).isNone)
    #expect(Effect<Int>.merge([Effect<Int>]()).isNone)
  }

  @Test func noneIsNeutralInConcatenate() {
    #expect(Effect<Int>.concatenate(.none, .none).isNone)
    #expect(Effect<Int>.none.concatenate(with: .none).isNone)
  }

  @Test func noneStaysNoneWhateverIsDoneToIt() {
    let clock = TestClock()
    #expect(Effect<Int>.none.map { "\($0)" }.isNone)
    #expect(Effect<Int>.none.cancellable(id: 1, cancelInFlight: true).isNone)
    #expect(Effect<Int>.none.debounce(id: 1, for: .seconds(1), clock: clock).isNone)
    #expect(Effect<Int>.none.throttle(id: 1, for: .seconds(1), clock: clock, latest: true).isNone)
  }

  @Test func sentActionsComeAtOnceAndInOrder() async {
    let store = store { .merge(.send("a"), .none, .send("b")) }
    await store.send("go")
    await store.receive("a")
    await store.receive("b")
    await store.finish()
  }

  @Test func concatenatedEffectsComeInOrder() async {
    let clock = TestClock()
    let store = store {
      .concatenate(
        .run { send in
          try await clock.sleep(for: .seconds(3))
          await send("slow")
        },
        .send("at once"),
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send("fast")
        })
    }
    await store.send("go")
    await clock.advance(by: .seconds(3))
    await store.receive("slow")
    await store.receive("at once")
    await clock.advance(by: .seconds(1))
    await store.receive("fast")
    await store.finish()
  }

  @Test func aSingleEffectIsConcatenated() async {
    let store = store { .concatenate(.send("a")) }
    await store.send("go")
    await store.receive("a")
    await store.finish()
  }

  @Test func effectsAreConcatenatedOneToAnother() async {
    let store = store {
      .send("a").concatenate(with: .run { await $0("b") }).concatenate(with: .send("c"))
    }
    await store.send("go")
    await store.receive("a")
    await store.receive("b")
    await store.receive("c")
    await store.finish()
  }

  @Test func mergedEffectsRunSideBySide() async {
    let clock = TestClock()
    let store = store {
      .merge(
        .run { send in
          for number in 1...3 {
            try await clock.sleep(for: .seconds(2))
            await send("a\(number)")
          }
        },
        .run { send in
          try await clock.sleep(for: .seconds(3))
          await send("b")
        })
    }
    await store.send("go")
    await clock.advance(by: .seconds(10))
    await store.receive("a1")
    await store.receive("b")
    await store.receive("a2")
    await store.receive("a3")
    await store.finish()
  }

  @Test func effectsAreMergedOneToAnother() async {
    let store = store { .send("a").merge(with: .send("b")).merge(with: .send("c")) }
    await store.send("go")
    await store.receive("a")
    await store.receive("b")
    await store.receive("c")
    await store.finish()
  }

  @Test func sequencesOfEffectsAreCombined() async {
    let store = store {
      .concatenate((1...3).map { number in .run { await $0("\(number)") } })
    }
    await store.send("go")
    await store.receive("1")
    await store.receive("2")
    await store.receive("3")
    await store.finish()
  }

  @Test func mapEmbedsEveryActionAndKeepsIDs() async {
    let effect = Effect<Int>.merge(
      .send(1),
      .concatenate(.send(2), .run { await $0(3) }),
      .run { _ in try await sleepForever() }.cancellable(id: "work"))
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        switch action {
        case "go": effect.map { "number \($0)" }
        case "stop": .cancel(id: "work")
        default: .none
        }
      }
    }
    await store.send("go")
    await store.receive("number 1")
    await store.receive("number 2")
    await store.receive("number 3")
    #expect(store.inFlight == 1)
    await store.send("stop")
    await store.finish()
  }

  @Test func mapComposes() async {
    let store = store { Effect<Int>.run { await $0(4) }.map { $0 + 1 }.map { "\($0)" } }
    await store.send("go")
    await store.receive("5")
    await store.finish()
  }

  @Test func dependenciesAreThoseInForceWhenTheEffectWasMade() async {
    let store = store {
      withDependencies {
        $0.uuid = .constant(.init(number: 42))
      } operation: {
        .run { send in
          @Dependency(\.uuid) var uuid
          await send("\(uuid())")
        }
      }
    }
    await store.send("go")
    await store.receive("00000000-0000-0000-0000-00000000002A")
    await store.finish()
  }
}
