import Foundation
import PokeAPI
import PokeAPILive
import Synchronization
import Testing

/// Pictures from a server on this machine, through the transport and the cache.
@Suite struct HTTPImagesTests {
  private static let address = "https://raw.githubusercontent.com/PokeAPI/sprites/master/1.png"

  /// Answers every request with the same status and body, and 304 to its own entity tag.
  private static func server(
    status: String = "200 OK", tag: String = "\"a\"", _ body: Data
  ) throws -> LoopbackServer {
    try LoopbackServer { head in
      guard !head.contains("If-None-Match: \(tag)\r\n") else {
        return [.send("HTTP/1.1 304 Not Modified\r\nETag: \(tag)\r\n\r\n")]
      }
      let start = "HTTP/1.1 \(status)\r\nETag: \(tag)\r\nContent-Length: \(body.count)\r\n\r\n"
      return [.send(Array(start.utf8) + body)]
    }
  }

  private func images(
    _ port: UInt16, _ folder: TemporaryFolder, isOffline: Bool = false, day: Double = 0
  ) throws -> HTTPImages {
    var policy = RetryPolicy()
    policy.tries = 1
    var limits = HTTPLimits()
    limits.bodyBytes = HTTPImages.maximumBytes
    return HTTPImages(
      try .loopback("http://127.0.0.1:\(port)"),
      transport: .retrying(.curl(limits: limits, userAgent: "test"), policy: policy),
      cache: try ResponseCache(folder: folder.path), isOffline: isOffline,
      now: { Date(timeIntervalSince1970: day * 86_400) })
  }

  private func failure(status: String = "200 OK", _ body: Data) async throws -> SourceFailure? {
    let server = try Self.server(status: status, body)
    let folder = TemporaryFolder()
    defer { server.stop() }
    do {
      _ = try await images(server.port, folder).client.fetch(Self.address)
      return nil
    } catch let failure as SourceFailure {
      return failure
    }
  }

  @Test func aPictureIsNamedByItsBytes() async throws {
    let server = try Self.server(SamplePictures.png(96, 96))
    defer { server.stop() }
    let folder = TemporaryFolder()
    let client = try images(server.port, folder).client
    let file = try await client.fetch(Self.address)
    #expect(file.format == .png)
    #expect(file.name == "\(BodyHash(of: SamplePictures.png(96, 96)).hexadecimal.prefix(20)).png")
    #expect(try client.bytes(file) == Array(SamplePictures.png(96, 96)))
    #expect(server.heads.count == 1)
    #expect(server.heads[0].hasPrefix("GET /PokeAPI/sprites/master/1.png HTTP/1.1\r\n"))
  }

  /// A name that lies is no name: the bytes tell.
  @Test func theFormatIsThatOfTheBytes() async throws {
    let server = try Self.server(SamplePictures.gif(40, 30))
    defer { server.stop() }
    let folder = TemporaryFolder()
    let client = try images(server.port, folder).client
    let file = try await client.fetch(Self.address)
    #expect(try client.bytes(file) == Array(SamplePictures.gif(40, 30)))
    #expect(file.format == .gif)
    #expect(file.name.hasSuffix(".gif"))
  }

  @Test func hostileAnswersAreNoPictures() async throws {
    let page = try await failure(Data("<!DOCTYPE html><script>alert(1)</script>".utf8))
    #expect(page?.kind == .undecodable)
    #expect(page?.problem == "it is no PNG, GIF, WebP or JPEG picture")
    let drawing = try await failure(Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
    #expect(drawing?.kind == .undecodable)
    let giant = try await failure(SamplePictures.png(100_000, 100_000))
    #expect(giant?.problem == "it claims 100000 by 100000 pixels, not 1 to 2048")
    let heavy = try await failure(SamplePictures.png(9, 9) + Data(count: 2 << 20))
    #expect(heavy?.kind == .undecodable)
    #expect(heavy?.problem.contains("larger than 2097152 bytes") == true)
    let missing = try await failure(status: "404 Not Found", SamplePictures.png(9, 9))
    #expect(missing?.kind == .notFound)
  }

  @Test(arguments: [
    "https://elsewhere.test/1.png", "http://raw.githubusercontent.com/1.png",
    "https://raw.githubusercontent.com/a/../1.png",
    "https://raw.githubusercontent.com@elsewhere.test/1.png", "",
  ])
  func noOtherHostIsAsked(address: String) async throws {
    let server = try Self.server(SamplePictures.png(9, 9))
    defer { server.stop() }
    let folder = TemporaryFolder()
    let client = try images(server.port, folder).client
    await #expect(throws: SourceFailure.self) { try await client.fetch(address) }
    #expect(server.heads == [])
  }

  @Test func aPictureRestsForAWeekAndIsThenAskedForByItsTag() async throws {
    let server = try Self.server(SamplePictures.png(9, 9))
    defer { server.stop() }
    let folder = TemporaryFolder()
    let first = try await images(server.port, folder).client.fetch(Self.address)
    #expect(try await images(server.port, folder, day: 6.9).client.fetch(Self.address) == first)
    #expect(server.heads.count == 1)
    #expect(try await images(server.port, folder, day: 7).client.fetch(Self.address) == first)
    #expect(server.heads.count == 2)
    #expect(server.heads[1].contains("If-None-Match: \"a\"\r\n"))
    // It holds for another week then.
    #expect(try await images(server.port, folder, day: 13.9).client.fetch(Self.address) == first)
    #expect(server.heads.count == 2)
  }

  @Test func aFailingServerLeavesTheOldPicture() async throws {
    let folder = TemporaryFolder()
    let good = try Self.server(SamplePictures.png(9, 9))
    let first = try await images(good.port, folder).client.fetch(Self.address)
    good.stop()
    for bad in [
      try Self.server(status: "500 Oops", tag: "\"b\"", Data()),
      try Self.server(tag: "\"b\"", Data("<html/>".utf8)),
    ] {
      defer { bad.stop() }
      let old = try images(bad.port, folder, day: 30)
      #expect(try await old.client.fetch(Self.address) == first)
      #expect(old.report.stale.map(\.subject) == [Self.address])
      #expect(old.report.stale.map(\.days) == [30])
    }
  }

  @Test func offlineTakesWhatTheCacheHolds() async throws {
    let server = try Self.server(SamplePictures.png(9, 9))
    let folder = TemporaryFolder()
    let first = try await images(server.port, folder).client.fetch(Self.address)
    server.stop()
    let offline = try images(server.port, folder, isOffline: true, day: 900).client
    #expect(try await offline.fetch(Self.address) == first)
    #expect(try offline.bytes(first) == Array(SamplePictures.png(9, 9)))
    await #expect(throws: SourceFailure.self) {
      try await offline.fetch("https://raw.githubusercontent.com/PokeAPI/sprites/master/2.png")
    }
    #expect(server.heads.count == 1)
  }

  @Test func aDamagedCopyIsFetchedAgain() async throws {
    let server = try Self.server(SamplePictures.png(9, 9))
    defer { server.stop() }
    let folder = TemporaryFolder()
    let first = try await images(server.port, folder).client.fetch(Self.address)
    let object = try #require(try folder.files(below: "objects").first)
    try folder.write(Data("broken".utf8), to: "objects/\(object)")
    let client = try images(server.port, folder).client
    #expect(throws: SourceFailure.self) { try client.bytes(first) }
    #expect(try await client.fetch(Self.address) == first)
    #expect(try client.bytes(first) == Array(SamplePictures.png(9, 9)))
    #expect(server.heads.count == 2)
  }

  @Test(arguments: [
    "https://example.org", "http://example.org", "http://127.0.0.1.example.org", "file:///tmp", "",
  ])
  func onlyThisMachineStandsIn(text: String) {
    #expect(throws: APIAddress.Refusal.self) { try ImageHost.loopback(text) }
  }
}
