import PokeAPILive
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RequestPaceTests {
  @Test func spacesRequestsToAPublicHost() async throws {
    let server = ScriptedServer(.body("1"))
    let transport = server.transport()
    for number in 1...3 {
      _ = try await transport.get(HTTPRequest(url: "https://pokeapi.co/\(number)/"))
    }
    #expect(server.clock.sleeps == [.seconds(0.1), .seconds(0.1)])
  }

  @Test(arguments: ["http://localhost:8000/", "http://127.0.0.1/", "https://[::1]/"])
  func leavesThisMachineAlone(_ url: String) async throws {
    let server = ScriptedServer(.body("1"))
    let transport = server.transport()
    for _ in 1...3 { _ = try await transport.get(HTTPRequest(url: url)) }
    #expect(server.clock.sleeps == [])
  }

  @Test func keepsToARateThatIsGiven() async throws {
    let server = ScriptedServer(.body("1"))
    var limits = HTTPLimits()
    limits.requestsPerSecond = 2
    let transport = server.transport(limits: limits)
    for _ in 1...3 { _ = try await transport.get(HTTPRequest(url: "http://localhost/")) }
    #expect(server.clock.sleeps == [.seconds(0.5), .seconds(0.5)])
  }

  @Test func keepsFewInFlight() async throws {
    let counter = HTTPCounter()
    var limits = HTTPLimits()
    limits.connections = 2
    let exchange = HTTPExchange { _, _ in
      while counter.counts.mostInFlight < 2 { await Task.yield() }
      return HTTPResponse(status: 200)
    }
    let transport = HTTPTransport.retrying(exchange, limits: limits, counter: counter)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...20 {
        group.addTask {
          _ = try await transport.get(HTTPRequest(url: "http://localhost/\(number)"))
        }
      }
      try await group.waitForAll()
    }
    #expect(counter.counts == .init(requests: 20, mostInFlight: 2))
  }

  @Test func letsGoOfOneThatIsCancelledWhileItWaits() async throws {
    let counter = HTTPCounter()
    var limits = HTTPLimits()
    limits.connections = 1
    let exchange = HTTPExchange { _, _ in
      try await Task.sleep(for: .seconds(3_600))
      return HTTPResponse(status: 200)
    }
    let transport = HTTPTransport.retrying(exchange, limits: limits, counter: counter)
    let first = Task { try await transport.get(HTTPRequest(url: "http://localhost/1")) }
    while counter.counts.inFlight == 0 { await Task.yield() }
    let second = Task { try await transport.get(HTTPRequest(url: "http://localhost/2")) }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(counter.counts == .init(requests: 1, mostInFlight: 1))
  }
}
