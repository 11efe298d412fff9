import Composable
import ComposableTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct DependencyTests {
  struct Client: Sendable {
    var name: @Sendable () async throws -> String = unimplemented("Client.name")
    var double: @Sendable (Int) async throws -> Int = unimplemented("Client.double")
    var sum: @Sendable (Int, Int) async throws -> Int = unimplemented("Client.sum")
    var three: @Sendable (Int, Int, Int) async throws -> Int = unimplemented("Client.three")
    var four: @Sendable (Int, Int, Int, Int) async throws -> Int = unimplemented("Client.four")
    var count: @Sendable () -> Int = unimplemented("Client.count", placeholder: 7)
    var length: @Sendable (String) -> Int = unimplemented("Client.length", placeholder: 8)
  }

  private enum Level: DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
  }

  @Test func hasItsLiveValueInAProgramAndItsTestValueInATest() {
    #expect(DependencyValues()[Level.self] == "live")
    #expect(DependencyValues(testing: true)[Level.self] == "test")
  }

  @Test func aGivenValueTakesThePlaceOfBoth() {
    var values = DependencyValues(testing: true)
    values[Level.self] = "given"
    #expect(values[Level.self] == "given")
  }

  @Test func isLookedUpWhereItIsRead() {
    struct Reader {
      @Dependency(\.uuid) var uuid
    }
    let reader = Reader()
    let first = withDependencies {
      $0.uuid = .constant(.init(number: 1))
    } operation: {
      reader.uuid()
    }
    let second = withDependencies {
      $0.uuid = .constant(.init(number: 2))
    } operation: {
      reader.uuid()
    }
    #expect("\(first)".hasSuffix("1"))
    #expect("\(second)".hasSuffix("2"))
  }

  @Test func innerValuesHoldWithinTheirOperationOnly() {
    withDependencies {
      $0.environment = .constant(["A": "outer"])
    } operation: {
      @Dependency(\.environment) var environment
      withDependencies {
        $0.environment = .constant(["A": "inner"])
      } operation: {
        #expect(environment["A"] == "inner")
      }
      #expect(environment["A"] == "outer")
    }
  }

  @Test func reachesAsynchronousWorkAndItsTasks() async {
    let name = await withDependencies {
      $0.environment = .constant(["A": "a"])
    } operation: {
      await Task {
        @Dependency(\.environment) var environment
        return environment["A"]
      }
      .value
    }
    #expect(name == "a")
  }

  @Test func isCarriedIntoWorkThatOutlivesTheTask() async {
    let escaped = withDependencies {
      $0.environment = .constant(["A": "a"])
    } operation: {
      EscapedDependencies()
    }
    let names = await Task.detached {
      @Dependency(\.environment) var environment
      let plain = escaped.yield { environment["A"] }
      let asynchronous = await escaped.yield {
        await Task.yield()
        return environment["A"]
      }
      return [plain, asynchronous]
    }
    .value
    #expect(names == ["a", "a"])
  }

  @Test func anEndpointThatNobodyGaveReportsAndThrows() async {
    let issues = RecordedIssues()
    let client = Client()
    await withDependencies {
      $0.issueReporter = issues.reporter
    } operation: {
      await #expect(throws: Unimplemented.self) { try await client.name() }
      await #expect(throws: Unimplemented.self) { try await client.double(1) }
      await #expect(throws: Unimplemented.self) { try await client.sum(1, 2) }
      await #expect(throws: Unimplemented.self) { try await client.three(1, 2, 3) }
      await #expect(throws: Unimplemented.self) { try await client.four(1, 2, 3, 4) }
      #expect(client.count() == 7)
      #expect(client.length("a") == 8)
    }
    #expect(
      issues.all.map { $0.split(separator: "\n")[0] } == [
        "Unimplemented: Client.name", "Unimplemented: Client.double", "Unimplemented: Client.sum",
        "Unimplemented: Client.three", "Unimplemented: Client.four", "Unimplemented: Client.count",
        "Unimplemented: Client.length",
      ])
  }

  @Test func anEndpointThatATestDidNotGiveFailsItByName() async {
    await expectFailures(
      """
      Unimplemented: Client.name

      It was called, but nobody gave it. Give it in the test's `withDependencies`, or bind it \
      where the program starts.
      """
    ) {
      let client = Client()
      let store = TestStore(initialState: "") {
        Reduce<String, String> { state, action in
          if action != "go" { state = action }
          return action == "go"
            ? .run { send in
              try await send(client.name())
            } catch: { error, send in
              await send("\(error)")
            } : .none
        }
      }
      await store.send("go")
      await store.receive("Client.name is not implemented") {
        $0 = "Client.name is not implemented"
      }
      await store.finish()
    }
  }

  @Test func plainCodeIsTestedWithTheDependenciesOfATest() async {
    await expectFailures(
      """
      Unimplemented: date.now

      It was called, but nobody gave it. Give it in the test's `withDependencies`, or bind it \
      where the program starts.
      """
    ) {
      withTestDependencies {
        @Dependency(\.date) var date
        _ = date.now
      }
    }
  }
}
