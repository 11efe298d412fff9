import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct EffectRunTests {
  struct Failure: Error {}

  func store(_ effect: @escaping @Sendable () -> Effect<String>) -> TestStore<Int, String> {
    TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in action == "go" ? effect() : .none }
    }
  }

  @Test func sendsActions() async {
    let store = store {
      .run { send in
        await send("a")
        await send("b")
      }
    }
    await store.send("go")
    await store.receive("a")
    await store.receive("b")
    await store.finish()
  }

  @Test func theHandlerGetsTheError() async {
    let store = store {
      .run { _ in
        throw Failure()
      } catch: { error, send in
        await send("failed: \(error)")
      }
    }
    await store.send("go")
    await store.receive("failed: Failure()")
    await store.finish()
  }

  @Test func anErrorThatNobodyHandlesIsReportedWithItsPlace() async {
    await expectFailures(
      """
      The effect made at Feature.swift:12 threw an error that nobody handles: Failure()

      Give Effect.run a `catch:` that sends an action for it.
      """
    ) {
      let store = store {
        .run(operation: { _ in throw Failure() }, fileID: "Feature.swift", line: 12)
      }
      await store.send("go")
      await store.finish()
    }
  }

  @Test func thePlaceIsWhereTheEffectWasMade() async {
    let issues = RecordedIssues()
    let line: UInt = #line + 2
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in throw Failure() } }
    } withDependencies: {
      $0.issueReporter = issues.reporter
    }
    await store.send(1).finish()
    #expect(
      issues.all.first?.hasPrefix(
        "The effect made at ComposableTests/EffectRunTests.swift:\(line) threw") == true)
  }

  @Test func cancellationIsNoFailure() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        switch action {
        case "go":
          .run { _ in
            try await sleepForever()
          } catch: { error, send in
            await send("failed: \(error)")
          }
          .cancellable(id: "work")
        default:
          .cancel(id: "work")
        }
      }
    }
    await store.send("go")
    await store.send("stop")
    await store.finish()
  }

  @Test func aThrownCancellationErrorIsNoFailure() async {
    let store = store {
      .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send("failed")
      }
    }
    await store.send("go")
    await store.finish()
  }

  @Test func sendingAfterACancelIsIgnored() async {
    let gate = Gate()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        switch action {
        case "go":
          .run { send in
            await gate.pass()
            await send("too late")
          }
          .cancellable(id: "work")
        case "stop": .cancel(id: "work")
        default: .none
        }
      }
    }
    await store.send("go")
    await store.send("stop")
    gate.open()
    await store.finish()
  }

  @Test func sendingFromADetachedTaskOfACancelledEffectIsIgnored() async {
    let gate = Gate()
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { _, action in
        switch action {
        case "go":
          .run { send in
            await Task.detached {
              await gate.pass()
              await send("too late")
            }
            .value
          }
          .cancellable(id: "work")
        default: .cancel(id: "work")
        }
      }
    }
    await store.send("go")
    await store.send("stop")
    gate.open()
    await store.finish()
  }

  @Test func sendingAfterTheEffectHasEndedIsIgnored() async {
    let (sends, continuation) = AsyncStream<Send<String>>.makeStream()
    let store = store { .run { send in continuation.yield(send) } }
    await store.send("go").finish()
    var iterator = sends.makeAsyncIterator()
    let escaped = await iterator.next()
    escaped?("too late")
    await store.finish()
  }

  @Test func anEffectThatWasCancelledBeforeItStartedDoesNothing() async {
    let log = Log()
    let store = store {
      .merge(
        .run { _ in log.add("ran") }.cancellable(id: "work"),
        .cancel(id: "work"))
    }
    await store.send("go")
    await store.finish()
    #expect(log.all == [])
  }

  @Test func runsWithThePriorityAskedFor() async {
    let store = store {
      .run(priority: .high) { await $0("\(Task.currentPriority == .high)") }
    }
    await store.send("go")
    await store.receive("true")
    await store.finish()
  }

  @Test func theWorkOfAStoreRunsOffTheMainActor() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          let isOnMain = withUnsafeCurrentTask { _ in isOnMainQueue() }
          log.add(isOnMain ? "main" : "elsewhere")
        }
      }
    }
    await store.send(0).finish()
    #expect(log.all == ["elsewhere"])
  }
}
