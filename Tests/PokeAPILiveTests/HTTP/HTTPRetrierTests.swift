import Foundation
import Synchronization
import Testing

@testable import PokeAPILive

@Suite struct HTTPRetrierTests {
  let counter = HTTPCounter()
  let clock = RecordingClock()
  static let url = "https://pokeapi.co/api/v2/pokemon/25/"
  static let ok = HTTPResponse(status: 200, body: Data("{}".utf8))

  /// A transport over scripted answers: the last one stays.
  private func transport(
    _ script: Script, limits: HTTPLimits = HTTPLimits(), policy: RetryPolicy = RetryPolicy()
  ) -> HTTPTransport {
    .retrying(
      HTTPExchange { url, _ in try script.next(url) }, limits: limits, policy: policy,
      counter: counter, clock: clock, now: { Date(timeIntervalSince1970: 784_111_777) },
      random: { $0.upperBound })
  }

  private func failure(
    _ transport: HTTPTransport, _ url: String = HTTPRetrierTests.url
  ) async -> HTTPFailure? {
    await #expect(throws: HTTPFailure.self) { try await transport.get(HTTPRequest(url: url)) }
  }

  @Test func aGoodAnswerIsGivenAsItIs() async throws {
    let script = Script([.success(Self.ok)])

    #expect(try await transport(script).get(HTTPRequest(url: Self.url)) == Self.ok)

    #expect(counter.counts == .init(requests: 1))
  }

  @Test func anAnswerThatTheBodyStillHoldsIsCounted() async throws {
    let script = Script([.success(HTTPResponse(status: 304))])

    let response = try await transport(script).get(HTTPRequest(url: Self.url, entityTag: "\"a\""))

    #expect(response.status == 304)
    #expect(counter.counts == .init(requests: 1, notModified: 1))
  }

  @Test(arguments: [403, 408, 429, 500, 502, 503, 504, 304])
  func statusesThatMayPassAreAskedAgain(status: Int) async throws {
    let script = Script([.success(HTTPResponse(status: status)), .success(Self.ok)])

    #expect(try await transport(script).get(HTTPRequest(url: Self.url)) == Self.ok)

    #expect(counter.counts == .init(requests: 2, retried: 1))
  }

  @Test(arguments: [201, 204, 400, 401, 410, 418, 501])
  func otherStatusesAreFinal(status: Int) async {
    let script = Script([.success(HTTPResponse(status: status)), .success(Self.ok)])

    let failure = await failure(transport(script))

    #expect(
      failure == HTTPFailure(.status(status), url: Self.url, problem: "status \(status)"))
    #expect(script.urls.count == 1)
  }

  @Test func afterFiveTriesItFails() async {
    let script = Script([.success(HTTPResponse(status: 503))])

    let failure = await failure(transport(script))

    #expect(
      failure
        == HTTPFailure(
          .status(503), url: Self.url, problem: "status 503, at the last of 5 tries"))
    #expect(counter.counts == .init(requests: 5, retried: 4))
  }

  @Test func waitsDoubleFromHalfASecondAtMost() async {
    var limits = HTTPLimits()
    limits.requestsPerSecond = 0
    let script = Script([.success(HTTPResponse(status: 500))])

    _ = await failure(transport(script, limits: limits))

    #expect(clock.sleeps == [.seconds(0.5), .seconds(1), .seconds(2), .seconds(4)])
  }

  @Test func whatFailsOnTheWayIsAskedAgainIfItMayPass() async throws {
    let reason = HTTPFailure(.unreachable, url: Self.url, problem: "connection reset")
    let passing = Script([
      .failure(HTTPExchange.Failure(reason, isPassing: true)), .success(Self.ok),
    ])
    #expect(try await transport(passing).get(HTTPRequest(url: Self.url)) == Self.ok)

    let lasting = Script([.failure(HTTPExchange.Failure(reason, isPassing: false))])
    #expect(await failure(transport(lasting)) == reason)
    #expect(lasting.urls.count == 1)
  }

  @Test func aBodyThatCannotBeUsedIsAskedForAgain() async throws {
    struct Unusable: Error, CustomStringConvertible {
      var description: String { "no JSON" }
    }
    let script = Script([.success(HTTPResponse(status: 200, body: Data("{".utf8)))])
    let transport = transport(script)

    let failure = await #expect(throws: HTTPFailure.self) {
      try await transport.get(
        HTTPRequest(url: Self.url, validate: { if $0.count < 2 { throw Unusable() } }))
    }

    #expect(failure?.kind == .unusableBody)
    #expect(failure?.problem == "no JSON, at the last of 5 tries")
    #expect(script.urls.count == 5)
  }

  @Test(arguments: [("7", 7), ("Sun, 06 Nov 1994 08:49:47 GMT", 10)])
  func aWishForAPauseIsObeyed(value: String, seconds: Int) async throws {
    let script = Script([
      .success(HTTPResponse(status: 429, headers: ["retry-after": value])), .success(Self.ok),
    ])

    _ = try await transport(script).get(HTTPRequest(url: Self.url))

    #expect(clock.sleeps == [.seconds(seconds)])
  }

  @Test func aWishForALongPauseEndsIt() async {
    let script = Script([.success(HTTPResponse(status: 503, headers: ["retry-after": "121"]))])

    let failure = await failure(transport(script))

    #expect(failure?.kind == .tryLater(seconds: 121))
    #expect(failure?.problem == "status 503, and the wish to be asked again in 121 s")
    #expect(script.urls.count == 1)
    #expect(clock.sleeps == [])
  }

  @Test func aPauseThatIsRepeatedToTheEndIsOneForTheCaller() async {
    let script = Script([.success(HTTPResponse(status: 429, headers: ["retry-after": "2"]))])

    let failure = await failure(transport(script))

    #expect(failure?.kind == .tryLater(seconds: 2))
    #expect(script.urls.count == 5)
  }

  @Test func onALasting404TheOtherFormOfTheAddressIsAskedOnce() async throws {
    let script = Script([.success(HTTPResponse(status: 404)), .success(Self.ok)])

    #expect(try await transport(script).get(HTTPRequest(url: Self.url)) == Self.ok)

    #expect(script.urls == [Self.url, "https://pokeapi.co/api/v2/pokemon/25"])
  }

  @Test func aRecordThatIsInNeitherFormIsNotThere() async {
    let script = Script([.success(HTTPResponse(status: 404))])

    let failure = await failure(
      transport(script), "https://pokeapi.co/api/v2/pokemon?limit=2&offset=0")

    #expect(failure?.kind == .status(404))
    #expect(
      script.urls == [
        "https://pokeapi.co/api/v2/pokemon?limit=2&offset=0",
        "https://pokeapi.co/api/v2/pokemon/?limit=2&offset=0",
      ])
  }

  @Test func redirectsOnTheSameHostAreFollowed() async throws {
    let script = Script([
      .success(HTTPResponse(status: 301, headers: ["location": "/api/v2/b/"])), .success(Self.ok),
    ])

    _ = try await transport(script).get(HTTPRequest(url: "https://pokeapi.co/api/v2/b"))

    #expect(script.urls == ["https://pokeapi.co/api/v2/b", "https://pokeapi.co/api/v2/b/"])
  }

  @Test(arguments: [
    ("https://evil.example/a", "a redirect to another host, evil.example"),
    ("http://pokeapi.co/a", "http is for this machine only; ask with https"),
    ("file:///etc/passwd", "this is no address of a server"),
  ])
  func redirectsElsewhereAreRefused(location: String, problem: String) async {
    let script = Script([.success(HTTPResponse(status: 302, headers: ["location": location]))])

    let failure = await failure(transport(script))

    #expect(failure?.kind == .refused)
    #expect(failure?.problem == problem)
    #expect(script.urls.count == 1)
  }

  @Test func redirectsInARingEnd() async {
    let script = Script([
      .success(HTTPResponse(status: 302, headers: ["location": "/api/v2/pokemon/25/"]))
    ])

    let failure = await failure(transport(script))

    #expect(failure?.problem == "more than 3 redirects")
    #expect(script.urls.count == 4)
  }

  @Test func aRunHasABudgetOfRetries() async {
    var policy = RetryPolicy()
    policy.retriesAlways = 6
    policy.failuresInARow = 100
    let transport = transport(Script([.success(HTTPResponse(status: 502))]), policy: policy)

    for _ in 0..<4 { _ = await failure(transport) }

    #expect(counter.counts == .init(requests: 10, retried: 6))
  }

  @Test func afterTooManyFailuresInARowNothingIsAsked() async {
    var policy = RetryPolicy()
    policy.failuresInARow = 2
    let script = Script([.success(HTTPResponse(status: 500))])
    let transport = transport(script, policy: policy)
    for _ in 0..<2 { _ = await failure(transport) }

    let failure = await failure(transport)

    #expect(failure?.kind == .unreachable)
    #expect(failure?.problem == "not asked, because 2 requests failed one after the other")
    #expect(script.urls.count == 10)
  }

  @Test func publicHostsAreAskedTenTimesASecondAtMost() async throws {
    let transport = transport(Script([.success(Self.ok)]))

    for _ in 0..<3 { _ = try await transport.get(HTTPRequest(url: Self.url)) }

    #expect(clock.sleeps == [.milliseconds(100), .milliseconds(100)])
  }

  @Test func thisMachineIsAskedWithoutAPause() async throws {
    let transport = transport(Script([.success(Self.ok)]))

    for _ in 0..<3 { _ = try await transport.get(HTTPRequest(url: "http://127.0.0.1:8017/a/")) }

    #expect(clock.sleeps == [])
  }

  @Test func aTaskThatIsCancelledWhileItWaitsEnds() async {
    let transport = HTTPTransport.retrying(
      HTTPExchange { _, _ in HTTPResponse(status: 503, headers: ["retry-after": "100"]) })
    let task = Task { try await transport.get(HTTPRequest(url: "http://localhost/a/")) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func overSocketsErrorsAndCutBodiesAreMadeGood() async throws {
    try await withServer { request in
      switch request.earlier {
      case 0: .respond(503)
      case 1: .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{".utf8))
      default: .text("{}")
      }
    } _: { server in
      let transport = HTTPTransport.retrying(.curl(), counter: counter, clock: clock)

      let response = try await transport.get(HTTPRequest(url: server.url("/a/")))

      #expect(response.body == Data("{}".utf8))
      #expect(counter.counts == .init(requests: 3, retried: 2))
    }
  }
}
