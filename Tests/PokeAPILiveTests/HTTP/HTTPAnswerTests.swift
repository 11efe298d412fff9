import Foundation
import PokeAPILive
import Testing

/// Redirects, missing records, and answers without a body.
@Suite struct HTTPAnswerTests {
  @Test(arguments: [
    ("/x/", "https://pokeapi.co/x/"), ("https://pokeapi.co/y", "https://pokeapi.co/y"),
    ("https://POKEAPI.co:443/z", "https://POKEAPI.co:443/z"),
  ])
  func followsARedirectOnTheSameHost(_ location: String, _ target: String) async throws {
    let server = ScriptedServer(.status(301, ["location": location]), .body("1"))
    #expect(try await server.transport().get(request).status == 200)
    #expect(server.asked == [pikachu, target])
    #expect(server.counter.counts.retried == 0)
  }

  @Test(arguments: [
    ("https://example.org/", "a redirect to another host, https://example.org/"),
    ("//example.org/x", "a redirect to another host, https://example.org/x"),
    ("https://pokeapi.co:8443/", "a redirect to another host, https://pokeapi.co:8443/"),
    ("http://pokeapi.co/api/v2/pokemon/25/", "http is for this machine only; ask with https"),
    ("file:///etc/passwd", "this is no address of a server"),
    ("https://me@pokeapi.co/", "an address with a name in it is not asked"),
  ])
  func refusesARedirectToElsewhere(_ location: String, _ problem: String) async throws {
    let server = ScriptedServer(.status(302, ["location": location]))
    let failure = try await httpFailure { try await server.transport().get(request) }
    #expect(failure?.kind == .refused)
    #expect(failure?.problem == problem)
    #expect(server.asked == [pikachu])
  }

  @Test func followsThreeRedirectsAndNoMore() async throws {
    let away = ScriptedServer.Answer.status(308, ["location": "/x/"])
    let three = ScriptedServer(away, away, away, .body("1"))
    #expect(try await three.transport().get(request).status == 200)
    let loop = ScriptedServer(away)
    let failure = try await httpFailure { try await loop.transport().get(request) }
    #expect(failure == HTTPFailure(.refused, url: pikachu, problem: "more than 3 redirects"))
    #expect(loop.asked.count == 4)
  }

  @Test func asksForTheOtherFormOfAnAddressThatIsMissing() async throws {
    let server = ScriptedServer(.status(404), .body("1"))
    #expect(try await server.transport().get(request).status == 200)
    #expect(server.asked == [pikachu, "https://pokeapi.co/api/v2/pokemon/25"])
    let list = ScriptedServer(.status(404), .body("1"))
    let url = "https://pokeapi.co/api/v2/move?offset=20&limit=20"
    #expect(try await list.transport().get(HTTPRequest(url: url)).status == 200)
    #expect(list.asked == [url, "https://pokeapi.co/api/v2/move/?offset=20&limit=20"])
  }

  @Test func callsMissingWhatIsMissingInBothForms() async throws {
    let server = ScriptedServer(.status(404))
    let failure = try await httpFailure { try await server.transport().get(request) }
    #expect(failure == HTTPFailure(.status(404), url: pikachu, problem: "status 404"))
    #expect(server.asked.count == 2)
  }

  @Test func callsNothingMissingThatMayBeThereInTheOtherForm() async throws {
    let server = ScriptedServer(.status(404), .status(503))
    let failure = try await httpFailure { try await server.transport().get(request) }
    #expect(failure?.kind == .status(503))
  }

  @Test func countsAnswersThatTheBodyAtHandStillHolds() async throws {
    let server = ScriptedServer(.status(304))
    let request = HTTPRequest(url: pikachu, entityTag: "W/\"1\"") { _ in throw CancellationError() }
    #expect(try await server.transport().get(request) == HTTPResponse(status: 304))
    #expect(server.counter.counts == .init(requests: 1, notModified: 1, mostInFlight: 1))
  }

  @Test func asksAgainWhenThereIsNoBodyAtHand() async throws {
    let server = ScriptedServer(.status(304), .body("1"))
    #expect(try await server.transport().get(request).body == Data("1".utf8))
  }

  @Test func givesTheWholeWayToALoopbackServer() async throws {
    let server = try LoopbackServer { head in
      head.hasPrefix("GET /old/")
        ? [.send("HTTP/1.1 301 Moved\r\nLocation: /new/\r\nContent-Length: 0\r\n\r\n")]
        : [.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n1")]
    }
    defer { server.stop() }
    let counter = HTTPCounter()
    let transport = HTTPTransport.curl(userAgent: "pokedex/test", counter: counter)
    let response = try await transport.get(HTTPRequest(url: server.url("/old/")))
    #expect(response.body == Data("1".utf8))
    #expect(counter.counts == .init(requests: 2, mostInFlight: 1))
  }

  private let pikachu = "https://pokeapi.co/api/v2/pokemon/25/"

  private var request: HTTPRequest { HTTPRequest(url: pikachu) }
}
