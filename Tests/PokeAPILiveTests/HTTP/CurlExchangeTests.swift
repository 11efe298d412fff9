import Foundation
import PokeAPILive
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CurlExchangeTests {
  @Test func readsStatusHeadersAndBody() async throws {
    let server = try LoopbackServer(
      .send(
        "HTTP/1.1 200 OK\r\nETag: W/\"a\"\r\nX-Two: 1\r\nX-TWO:  2 \r\nContent-Length: 4\r\n\r\n"),
      .send("true"))
    defer { server.stop() }
    let response = try await exchange().send(server.url(), "W/\"9\"")
    #expect(
      response
        == HTTPResponse(
          status: 200, headers: ["etag": "W/\"a\"", "x-two": "2", "content-length": "4"],
          body: Data("true".utf8)))
    #expect(
      server.heads == [
        """
        GET /api/v2/pokemon/25/ HTTP/1.1\r
        Host: 127.0.0.1:\(server.port)\r
        User-Agent: pokedex/test (+https://example.org)\r
        Accept-Encoding: gzip\r
        Accept: application/json, image/*\r
        If-None-Match: W/"9"\r
        \r

        """
      ])
  }

  @Test func decompressesAndJoinsChunks() async throws {
    let server = try LoopbackServer { head in
      head.hasPrefix("GET /gzip")
        ? [
          .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"),
          .send(CompressedBodies.small),
        ]
        : [
          .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
          .send("4\r\n{\"id\r\n"), .send("5\r\n\":25}\r\n0\r\n\r\n"),
        ]
    }
    defer { server.stop() }
    let exchange = exchange()
    #expect(try await exchange.send(server.url("/gzip"), nil).body == Data("{\"id\":25}".utf8))
    #expect(try await exchange.send(server.url("/chunks"), nil).body == Data("{\"id\":25}".utf8))
  }

  @Test(arguments: [301, 304, 404, 429, 500])
  func handsOutEveryStatus(_ status: Int) async throws {
    let server = try LoopbackServer(
      .send("HTTP/1.1 \(status) Status\r\nLocation: /x/\r\nContent-Length: 0\r\n\r\n"))
    defer { server.stop() }
    let response = try await exchange().send(server.url(), nil)
    #expect(response.status == status)
    #expect(response.headers["location"] == "/x/")
    #expect(server.connections == 1)
  }

  @Test func usesAConnectionAgainAndClosesItAtTheEnd() async throws {
    let server = try LoopbackServer(
      .send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ntrue"), .keepOpen)
    defer { server.stop() }
    do {
      let exchange = exchange()
      for _ in 0..<3 { _ = try await exchange.send(server.url(), nil) }
      #expect(server.connections == 1)
    }
    // libcurl closes it when the thread that owned it has ended.
    while server.closed < 1 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func makesAsManyRequestsAtOnceAsTheLimitSays() async throws {
    let server = try LoopbackServer(
      .send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ntrue"), .keepOpen)
    defer { server.stop() }
    var limits = HTTPLimits()
    limits.connections = 2
    let exchange = exchange(limits)
    let answers = try await withThrowingTaskGroup(of: Data.self) { group in
      for number in 1...20 {
        group.addTask { try await exchange.send(server.url("/\(number)/"), nil).body }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: Data("true".utf8), count: 20))
    #expect(server.heads.count == 20)
    #expect(server.connections <= 2)
  }

  @Test func cancelsARequestThatHangs() async throws {
    let server = try LoopbackServer(.hang)
    defer { server.stop() }
    let exchange = exchange()
    let task = Task { try await exchange.send(server.url(), nil) }
    while server.heads.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    while server.closed < 1 { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func asksNothingForACancelledTask() async throws {
    let server = try LoopbackServer(.hang)
    defer { server.stop() }
    let exchange = exchange()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await exchange.send(server.url(), nil)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.heads == [])
  }

  private func exchange(_ limits: HTTPLimits = HTTPLimits()) -> HTTPExchange {
    .curl(limits: limits, userAgent: "pokedex/test (+https://example.org)")
  }
}
