import Foundation
import Testing

@testable import PokeAPILive

/// The exchange over real sockets, with a server that does what servers do.
@Suite(.timeLimit(.minutes(1))) struct CurlExchangeTests {
  private func failure(
    _ limits: HTTPLimits = HTTPLimits(), to answer: LoopbackServer.Answer
  ) async throws -> HTTPExchange.Failure? {
    try await withServer { _ in
      answer
    } _: { server in
      await #expect(throws: HTTPExchange.Failure.self) {
        try await HTTPExchange.curl(limits: limits).send(server.url("/a/"), nil)
      }
    }
  }

  @Test func givesStatusHeadersAndBody() async throws {
    try await withServer { _ in
      .respond(200, headers: ["ETag": "W/\"1\"", "X-PokeAPI-Hash": "abc"], body: Array("{}".utf8))
    } _: { server in
      let response = try await HTTPExchange.curl().send(server.url("/api/v2/meta/"), nil)

      #expect(response.status == 200)
      #expect(response.body == Data("{}".utf8))
      #expect(response.headers["etag"] == "W/\"1\"")
      #expect(response.headers["x-pokeapi-hash"] == "abc")
    }
  }

  @Test func saysWhoAsksAndForWhat() async throws {
    try await withServer { _ in
      .respond(304)
    } _: { server in
      let response = try await HTTPExchange.curl(userAgent: "tests/1").send(
        server.url("/a/?limit=2&offset=4"), "W/\"tag\"")

      let request = try #require(server.requests.first)
      #expect(request.path == "/a/?limit=2&offset=4")
      #expect(request.headers["user-agent"] == "tests/1")
      #expect(request.headers["if-none-match"] == "W/\"tag\"")
      #expect(request.headers["accept-encoding"] == "gzip")
      #expect(request.headers["accept"] == "application/json")
      #expect(response == HTTPResponse(status: 304, headers: response.headers, body: Data()))
    }
  }

  @Test func aTagThatWouldEndTheHeaderIsNotSent() async throws {
    try await withServer { _ in
      .text("{}")
    } _: { server in
      _ = try await HTTPExchange.curl().send(server.url("/a/"), "\"x\"\r\nEvil: 1")

      #expect(server.requests.first?.headers["if-none-match"] == nil)
      #expect(server.requests.first?.headers["evil"] == nil)
    }
  }

  @Test func decompressesBodies() async throws {
    // "hello hello hello hello" by gzip, without a time or a name.
    let bytes = try #require(
      Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJV8hAJwHjUT2NFwAAAA=="))
    try await withServer { _ in
      .respond(200, headers: ["Content-Encoding": "gzip"], body: Array(bytes))
    } _: { server in
      let response = try await HTTPExchange.curl().send(server.url("/a/"), nil)
      #expect(String(decoding: response.body, as: UTF8.self) == "hello hello hello hello")
    }
  }

  @Test func statusesOfEveryKindAreAnswers() async throws {
    for status in [204, 301, 403, 404, 429, 500, 503] {
      try await withServer { _ in
        .respond(status, headers: ["Location": "/elsewhere/", "Retry-After": "3"])
      } _: { server in
        let response = try await HTTPExchange.curl().send(server.url("/a/"), nil)
        #expect(response.status == status)
        #expect(response.headers["retry-after"] == "3")
        #expect(server.requests.count == 1)
      }
    }
  }

  @Test func aBodyThatIsCutShortIsNone() async throws {
    let failure = try await failure(
      to: .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"id\"".utf8)))
    #expect(failure?.reason.kind == .unusableBody)
    #expect(failure?.isPassing == true)
  }

  @Test func aConnectionThatIsCutBeforeTheAnswerIsNone() async throws {
    let failure = try await failure(to: .raw([]))
    #expect(failure?.reason.kind == .unreachable)
    #expect(failure?.isPassing == true)
  }

  @Test func whatIsNoHTTPIsNone() async throws {
    let failure = try await failure(to: .raw(Array("SSH-2.0-OpenSSH\r\n".utf8)))
    #expect(failure?.reason.kind == .unreachable)
  }

  @Test func whatIsNoGzipIsNone() async throws {
    let failure = try await failure(
      to: .respond(200, headers: ["Content-Encoding": "gzip"], body: Array("plain".utf8)))
    #expect(failure?.reason.kind == .unusableBody)
  }

  @Test func aBodyLargerThanAllowedIsNotTaken() async throws {
    var limits = HTTPLimits()
    limits.bodyBytes = 1_000
    let failure = try await failure(
      limits, to: .respond(200, body: [UInt8](repeating: 32, count: 1_001)))
    #expect(failure?.reason.problem == "the body is larger than 1000 bytes")
    #expect(failure?.isPassing == false)
  }

  @Test func headersWithoutEndAreNotTaken() async throws {
    let line = "X-Flood: \(String(repeating: "a", count: 1_000))\r\n"
    let failure = try await failure(
      to: .raw(Array(("HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 400)).utf8)))
    #expect(failure != nil)
  }

  @Test func aServerThatSaysNothingIsLeft() async throws {
    var limits = HTTPLimits()
    limits.totalSeconds = 1
    let failure = try await failure(limits, to: .hang)
    #expect(failure?.reason.kind == .timedOut)
    #expect(failure?.isPassing == true)
  }

  @Test func aServerThatDripsIsLeft() async throws {
    var limits = HTTPLimits()
    limits.totalSeconds = 1
    let failure = try await failure(limits, to: .drip)
    #expect(failure?.reason.kind == .timedOut)
  }

  @Test func aServerThatIsNotThereIsUnreachable() async throws {
    let server = try LoopbackServer { _ in .hang }
    server.stop()
    let failure = await #expect(throws: HTTPExchange.Failure.self) {
      try await HTTPExchange.curl().send(server.url("/a/"), nil)
    }
    #expect(failure?.reason.kind == .unreachable)
    #expect(failure?.reason.url == server.url("/a/"))
  }

  @Test func noMoreAreInFlightThanAllowedAndConnectionsAreKept() async throws {
    var limits = HTTPLimits()
    limits.connections = 3
    let exchange = HTTPExchange.curl(limits: limits)
    try await withServer { _ in
      usleep(2_000)
      return .text("{}")
    } _: { server in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<60 {
          group.addTask { try await exchange.send(server.url("/\(number)/"), nil).status }
        }
        for try await status in group { #expect(status == 200) }
      }
      #expect(server.requests.count == 60)
      #expect(server.mostInFlight <= 3)
      #expect(server.connectionCount <= 3)
    }
  }

  @Test func aCancelledTaskEndsAtOnceAndOthersGoOn() async throws {
    let exchange = HTTPExchange.curl()
    try await withServer { request in
      request.path == "/hang/" ? .hang : .text("{}")
    } _: { server in
      let hanging = (0..<10).map { _ in
        Task { try await exchange.send(server.url("/hang/"), nil) }
      }
      while server.requests.isEmpty { await Task.yield() }
      for task in hanging { task.cancel() }
      for task in hanging {
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      let response = try await exchange.send(server.url("/a/"), nil)
      #expect(response.status == 200)
    }
  }

  @Test func aTaskThatIsCancelledBeforeItAsksAsksNothing() async throws {
    try await withServer { _ in
      .text("{}")
    } _: { server in
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return try await HTTPExchange.curl().send(server.url("/a/"), nil)
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(server.requests.isEmpty)
    }
  }

  @Test func cancellingWhileAnswersArriveIsSafe() async throws {
    let exchange = HTTPExchange.curl()
    try await withServer { _ in
      .text("{}")
    } _: { server in
      for _ in 0..<200 {
        let task = Task { try await exchange.send(server.url("/a/"), nil).status }
        await Task.yield()
        task.cancel()
        switch await task.result {
        case .success(let status): #expect(status == 200)
        case .failure(let error): #expect(error is CancellationError)
        }
      }
    }
  }
}
