import Foundation
import PokeAPILive
import Testing

/// Servers that do not do what they should.
@Suite(.timeLimit(.minutes(1)))
struct CurlFailureTests {
  /// An ill answer, and what it is called.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [LoopbackServer.Step]
    let kind: HTTPFailure.Kind
    let isPassing: Bool

    init(
      _ name: String, _ kind: HTTPFailure.Kind, isPassing: Bool = true,
      _ steps: LoopbackServer.Step...
    ) {
      testDescription = name
      self.steps = steps
      self.kind = kind
      self.isPassing = isPassing
    }
  }

  @Test(arguments: [
    Fault("dropped before the headers", .unreachable),
    Fault("no HTTP", .unreachable, .send("SSH-2.0-OpenSSH\r\n")),
    Fault("cut in the headers", .unusableBody, .send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n")),
    Fault(
      "shorter than announced", .unusableBody,
      .send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{\"id\"")),
    Fault(
      "cut between chunks", .unusableBody,
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{\"id\r\n")),
    Fault(
      "no gzip", .unusableBody,
      .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\ntrue")),
    Fault(
      "an encoding nobody asked for", .unusableBody,
      .send("HTTP/1.1 200 OK\r\nContent-Encoding: compress\r\nContent-Length: 4\r\n\r\ntrue")),
    Fault("hangs", .timedOut, .hang),
    Fault("hangs in the body", .timedOut, .send("HTTP/1.1 200 OK\r\n\r\n{"), .hang),
    Fault("drips", .timedOut, .send("HTTP/1.1 200 OK\r\n\r\n"), .drip),
    Fault(
      "9 MB", .unusableBody, isPassing: false,
      .send("HTTP/1.1 200 OK\r\n\r\n"), .send(Array(repeating: 0x20, count: 9 << 20))),
    Fault(
      "55 kB that become 8.8 MB", .unusableBody, isPassing: false,
      .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"), .send(CompressedBodies.bomb)),
    Fault(
      "headers without end", .unusableBody, isPassing: false,
      .send("HTTP/1.1 200 OK\r\n" + String(repeating: "X-Flood: 0123456789\r\n", count: 9_000))),
  ])
  func namesWhatIsWrong(_ fault: Fault) async throws {
    let server = try LoopbackServer { _ in fault.steps }
    defer { server.stop() }
    let failure = try await #require(throws: HTTPExchange.Failure.self) {
      try await exchange(total: fault.kind == .timedOut ? .milliseconds(150) : .seconds(30))
        .send(server.url(), nil)
    }
    #expect(failure.reason.kind == fault.kind, "\(failure.reason.problem)")
    #expect(failure.isPassing == fault.isPassing, "\(failure.reason.problem)")
    #expect(failure.reason.url == server.url())
  }

  @Test func endsAConnectionThatIsIdle() async throws {
    let server = try LoopbackServer(.hang)
    defer { server.stop() }
    var limits = HTTPLimits()
    limits.idleTime = .seconds(1)
    let failure = try await #require(throws: HTTPExchange.Failure.self) {
      try await HTTPExchange.curl(limits: limits, userAgent: "pokedex/test").send(server.url(), nil)
    }
    #expect(failure.reason.kind == .timedOut)
  }

  @Test func tellsWhatIsTooLarge() async throws {
    let server = try LoopbackServer(.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ntrue"))
    defer { server.stop() }
    var limits = HTTPLimits()
    limits.bodyBytes = 3
    await #expect(
      throws: HTTPExchange.Failure(
        HTTPFailure(
          .unusableBody, url: server.url(), problem: "the body is larger than 3 bytes"),
        isPassing: false)
    ) {
      try await HTTPExchange.curl(limits: limits, userAgent: "pokedex/test").send(server.url(), nil)
    }
  }

  @Test func findsNobodyAtAPortThatRefuses() async throws {
    let (descriptor, port) = try LoopbackServer.bound()
    defer { close(descriptor) }
    let failure = try await #require(throws: HTTPExchange.Failure.self) {
      try await exchange(total: .seconds(30)).send("http://127.0.0.1:\(port)/", nil)
    }
    #expect(failure.reason.kind == .unreachable)
    #expect(failure.isPassing)
  }

  @Test func asksNoPublicHostWithoutEncryption() async throws {
    await #expect(
      throws: HTTPExchange.Failure(
        HTTPFailure(
          .refused, url: "http://example.org/",
          problem: "http is for this machine only; ask with https"), isPassing: false)
    ) {
      try await exchange(total: .seconds(30)).send("http://example.org/", nil)
    }
  }

  private func exchange(total: Duration) -> HTTPExchange {
    var limits = HTTPLimits()
    limits.totalTime = total
    return .curl(limits: limits, userAgent: "pokedex/test")
  }
}
