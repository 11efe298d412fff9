import Foundation
import Testing

@testable import PokeAPILive

@Suite(.timeLimit(.minutes(1)))
struct HTTPRetryTests {
  @Test(arguments: [403, 408, 429, 500, 502, 503, 504])
  func asksAgainAfterAStatusThatMayPass(_ status: Int) async throws {
    let server = ScriptedServer(.status(status), .body("1"))
    let response = try await server.transport().get(request)
    #expect(response.body == Data("1".utf8))
    #expect(server.clock.sleeps == [.seconds(0.5)])
    #expect(server.counter.counts == .init(requests: 2, retried: 1, mostInFlight: 1))
  }

  @Test(arguments: [400, 401, 410, 501])
  func asksOnceWhereAStatusWillNotPass(_ status: Int) async throws {
    let server = ScriptedServer(.status(status))
    let failure = try await httpFailure { try await server.transport().get(request) }
    #expect(failure == HTTPFailure(.status(status), url: pikachu, problem: "status \(status)"))
    #expect(server.asked == [pikachu])
  }

  @Test(arguments: [HTTPFailure.Kind.unreachable, .timedOut, .unusableBody])
  func asksAgainAfterABrokenConnection(_ kind: HTTPFailure.Kind) async throws {
    let server = ScriptedServer(.failure(kind, isPassing: true), .body("1"))
    #expect(try await server.transport().get(request).status == 200)
    #expect(server.asked.count == 2)
  }

  @Test func asksOnceWhereAFailureWillNotPass() async throws {
    let server = ScriptedServer(.failure(.unusableBody, isPassing: false))
    let failure = try await httpFailure { try await server.transport().get(request) }
    #expect(failure?.kind == .unusableBody)
    #expect(server.asked.count == 1)
  }

  @Test func asksAgainForABodyThatCannotBeUsed() async throws {
    struct NotOne: Error {}
    let request = HTTPRequest(url: pikachu) { if $0 != Data("1".utf8) { throw NotOne() } }
    let server = ScriptedServer(.body("{\"id"), .body("1"))
    #expect(try await server.transport().get(request).body == Data("1".utf8))
    let never = ScriptedServer(.body("2"))
    let failure = try await httpFailure { try await never.transport().get(request) }
    #expect(
      failure
        == HTTPFailure(
          .unusableBody, url: pikachu, problem: "NotOne(), at the last of 5 tries"))
  }

  @Test func waitsTwiceAsLongEachTimeAndGivesUpAfterFiveTries() async throws {
    let server = ScriptedServer(.status(503))
    let failure = try await httpFailure { try await server.transport().get(request) }
    #expect(
      failure
        == HTTPFailure(.status(503), url: pikachu, problem: "status 503, at the last of 5 tries"))
    #expect(server.clock.sleeps == [.seconds(0.5), .seconds(1), .seconds(2), .seconds(4)])
  }

  @Test func neverWaitsForMoreThanHalfAMinute() {
    let policy = RetryPolicy()
    #expect(policy.delay(after: 5) { $0.upperBound } == .seconds(16))
    #expect(policy.delay(after: 6) { $0.upperBound } == .seconds(30))
    #expect(policy.delay(after: 1_000) { $0.upperBound } == .seconds(30))
    #expect(policy.delay(after: 6) { $0.lowerBound } == .zero)
  }

  @Test func obeysAWishToWait() async throws {
    let server = ScriptedServer(.status(429, ["retry-after": "120"]), .body("1"))
    #expect(try await server.transport().get(request).status == 200)
    #expect(server.clock.sleeps == [.seconds(120)])
  }

  @Test func obeysAWishToWaitUntilADate() async throws {
    let server = ScriptedServer(
      .status(503, ["retry-after": "Sun, 06 Nov 1994 08:49:37 GMT"]), .body("1"))
    let now = Date(timeIntervalSince1970: 784_111_770)
    #expect(try await server.transport(now: now).get(request).status == 200)
    #expect(server.clock.sleeps == [.seconds(7)])
  }

  @Test func endsTheRunOnAWishToWaitForLong() async throws {
    let server = ScriptedServer(.status(429, ["retry-after": "86400"]))
    let transport = server.transport()
    let failure = try await httpFailure { try await transport.get(request) }
    #expect(
      failure
        == HTTPFailure(
          .tryLater(seconds: 86_400), url: pikachu,
          problem: "status 429, and the wish to be asked again in 86400 s"))
    let next = try await httpFailure { try await transport.get(request) }
    #expect(next?.kind == .tryLater(seconds: 86_400))
    #expect(server.asked.count == 1)
    #expect(server.clock.sleeps == [])
  }

  @Test func spendsNoMoreRetriesThanTheRunHas() async throws {
    let server = ScriptedServer(.status(500))
    var policy = RetryPolicy()
    policy.retriesAlways = 2
    let failure = try await httpFailure {
      try await server.transport(policy: policy).get(request)
    }
    #expect(failure?.problem == "status 500, at the last of 3 tries")
    #expect(server.counter.counts == .init(requests: 3, retried: 2, mostInFlight: 1))
  }

  @Test func growsTheNumberOfRetriesWithTheRun() {
    let policy = RetryPolicy()
    #expect(policy.allowsRetry(requests: 1, retried: 99))
    #expect(!policy.allowsRetry(requests: 200, retried: 100))
    #expect(policy.allowsRetry(requests: 202, retried: 100))
  }

  @Test func stopsWaitingWhenCancelled() async throws {
    let exchange = HTTPExchange { _, _ in
      HTTPResponse(status: 503, headers: ["retry-after": "100"])
    }
    let counter = HTTPCounter()
    let transport = HTTPTransport.retrying(exchange, counter: counter)
    let task = Task { try await transport.get(request) }
    while counter.counts.retried == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private let pikachu = "https://pokeapi.co/api/v2/pokemon/25/"

  private var request: HTTPRequest { HTTPRequest(url: pikachu) }
}
