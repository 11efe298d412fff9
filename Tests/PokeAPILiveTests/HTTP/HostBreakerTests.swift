import PokeAPILive
import Testing

@Suite struct HostBreakerTests {
  @Test func givesAHostUpAfterTenFailuresInARow() async throws {
    let server = ScriptedServer(.status(500))
    let transport = server.transport(policy: once)
    for number in 1...10 {
      #expect(try await kind(transport, "https://a.org/\(number)/") == .status(500))
    }
    let failure = try await httpFailure {
      try await transport.get(HTTPRequest(url: "https://a.org/11/"))
    }
    #expect(
      failure
        == HTTPFailure(
          .unreachable, url: "https://a.org/11/",
          problem: "not asked any more, since a.org failed too often or asked to be left alone"))
    #expect(server.asked.count == 10)
    #expect(try await kind(transport, "https://b.org/1/") == .status(500))
  }

  @Test func countsOnlyFailuresInARow() async throws {
    let failures = Array(repeating: ScriptedServer.Answer.status(500), count: 9)
    let server = ScriptedServer(failures + [.body("1")] + failures + [.status(410), .status(500)])
    let transport = server.transport(policy: once)
    for number in 1...21 {
      _ = try await httpFailure {
        try await transport.get(HTTPRequest(url: "https://a.org/\(number)/"))
      }
    }
    #expect(server.asked.count == 21)
  }

  private func kind(_ transport: HTTPTransport, _ url: String) async throws -> HTTPFailure.Kind? {
    try await httpFailure { try await transport.get(HTTPRequest(url: url)) }?.kind
  }

  private var once: RetryPolicy {
    var policy = RetryPolicy()
    policy.tries = 1
    return policy
  }
}
