package import Foundation
package import PokeAPI

/// Pictures over HTTP, with a cache beside them.
///
/// A picture in the cache is good for a week; an older one is asked for with its entity tag, and the
/// server sends it only where it changed. Where the server gives nothing usable, the one in the
/// cache stands in, however old, and the report names it: an old picture is better than none.
package final class HTTPImages: Sendable {
  private let host: ImageHost
  private let transport: HTTPTransport
  private let cache: ResponseCache
  private let isOffline: Bool
  private let now: @Sendable () -> Date
  private let log = HTTPSourceLog()

  private static let restDays = 7
  /// The most that a picture may have; the largest of the data's own has half of that.
  package static let maximumBytes = 2 << 20

  package init(
    _ host: ImageHost = .ofData, transport: HTTPTransport, cache: ResponseCache,
    isOffline: Bool = false, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.host = host
    self.transport = transport
    self.cache = cache
    self.isOffline = isOffline
    self.now = now
  }

  /// Fetches pictures through the cache, and reads them there.
  package var client: ImageClient {
    ImageClient(fetch: { try await self.fetch($0) }, bytes: { try self.bytes(of: $0) })
  }

  /// What came of it so far.
  package var report: HTTPSourceReport { log.report }

  private typealias Kept = (record: CacheRecord, file: ImageFile)

  @concurrent
  private func fetch(_ address: String) async throws -> ImageFile {
    try Task.checkCancellation()
    guard let path = host.path(of: address) else {
      throw Self.unusable(address, "it does not lie on \(MediaAddress.host)")
    }
    let kept = cache.record(path).flatMap(kept)
    if isOffline {
      guard let kept else { throw SourceFailure.notKept(address) }
      return kept.file
    }
    if let kept, age(of: kept.record) < Self.restDays * secondsPerDay { return kept.file }
    do {
      return try await fetch(address, path, kept)
    } catch let failure as SourceFailure where failure.kind != .notFound {
      guard let kept else { throw failure }
      log.addStale(
        path,
        HTTPSourceReport.Stale(
          subject: address, age: age(of: kept.record), reason: failure.problem))
      return kept.file
    }
  }

  private func fetch(_ address: String, _ path: String, _ kept: Kept?) async throws -> ImageFile {
    let response: HTTPResponse
    do {
      response = try await transport.get(
        HTTPRequest(url: "\(host.origin)/\(path)", entityTag: kept?.record.entityTag))
    } catch let failure as HTTPFailure {
      throw SourceFailure(failure, asking: address)
    }
    func record(of body: BodyHash, tag: String?) -> CacheRecord {
      CacheRecord(
        path: path, body: body, entityTag: response.headers["etag"] ?? tag, dataVersion: nil,
        checked: seconds)
    }
    do {
      if response.status == 304 {
        guard let kept else { throw Self.unusable(address, "status 304 to no entity tag") }
        try cache.confirm(record(of: kept.record.body, tag: kept.record.entityTag))
        return kept.file
      }
      let file = try Self.file(response.body, address)
      try cache.store(response.body, record(of: BodyHash(of: response.body), tag: nil))
      return file
    } catch let failure as CacheFailure {
      throw SourceFailure(
        kind: .unreachable, subject: address, problem: "it cannot be kept: \(failure)",
        remedy: "Name a folder that you may write to with --cache.")
    }
  }

  private func bytes(of image: ImageFile) throws -> [UInt8] {
    guard let hash = BodyHash(hexadecimal: image.hash), let body = cache.body(hash) else {
      throw SourceFailure(
        kind: .missing, subject: image.name, problem: "it is no longer in the cache",
        remedy: "Build again.")
    }
    return Array(body)
  }

  /// A picture in the cache. What is damaged, or would not be taken today, counts as not kept.
  private func kept(_ record: CacheRecord) -> Kept? {
    guard let body = cache.body(record.body), let file = try? Self.file(body, record.path) else {
      return nil
    }
    return (record, file)
  }

  private static func file(_ body: Data, _ address: String) throws(SourceFailure) -> ImageFile {
    guard body.count <= maximumBytes else {
      throw unusable(address, "it has \(body.count) bytes, more than \(maximumBytes)")
    }
    do {
      let header = try ImageHeader(body)
      return ImageFile(hash: BodyHash(of: body).hexadecimal, format: header.format)
    } catch {
      throw unusable(address, error.text)
    }
  }

  private static func unusable(_ address: String, _ problem: String) -> SourceFailure {
    SourceFailure(
      kind: .undecodable, subject: address, problem: problem,
      remedy: "Report it to PokeAPI if it stays.")
  }

  private func age(of record: CacheRecord) -> Int { seconds - record.checked }

  private var seconds: Int { Int(now().timeIntervalSince1970) }
}
