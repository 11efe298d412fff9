package import Foundation
package import PokeAPI
import Synchronization

/// The API over HTTP, with a cache beside it.
///
/// `meta` is asked first: answers in the cache that belong to the version it names are used as they
/// are, so a night without changes costs one request. All others are asked for with their entity
/// tag, and the server sends a body only where it changed. Where it gives nothing usable, an answer
/// from the cache stands in while it is young enough, and the report names it.
package final class HTTPSource: Sendable {
  let base: APIAddress
  let decoder: RecordDecoder
  let cache: ResponseCache
  let log = HTTPSourceLog()
  private let transport: HTTPTransport
  private let policy: HTTPSourcePolicy
  private let extracts: ExtractDecoder
  private let now: @Sendable () -> Date
  private let footing: Mutex<Footing>

  /// What a run relies on.
  enum Footing: Equatable {
    /// The cache alone, as the person wishes.
    case offline
    /// The server, whose data have this version if it says so.
    case online(version: String?)
    /// The cache alone, because the server cannot be had, or wants to be left alone.
    case gone(HTTPFailure)
  }

  /// Opens the source, and asks for the version of its data unless it is offline. A server that
  /// cannot be had is no error yet: the cache may hold all that is needed.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  @concurrent
  package static func open(
    _ base: APIAddress, transport: HTTPTransport, cache: ResponseCache,
    policy: HTTPSourcePolicy = HTTPSourcePolicy(), proseLanguages: Set<String> = [],
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> HTTPSource {
    let source = HTTPSource(
      base, transport: transport, cache: cache, policy: policy,
      decoder: RecordDecoder(proseLanguages: proseLanguages), now: now)
    if !policy.isOffline { try await source.findFooting() }
    return source
  }

  private init(
    _ base: APIAddress, transport: HTTPTransport, cache: ResponseCache, policy: HTTPSourcePolicy,
    decoder: RecordDecoder, now: @escaping @Sendable () -> Date
  ) {
    self.base = base
    self.transport = transport
    self.cache = cache
    self.policy = policy
    self.decoder = decoder
    self.now = now
    extracts = ExtractDecoder(decoder)
    footing = Mutex(policy.isOffline ? .offline : .online(version: nil))
  }

  /// Lists and records, through the cache.
  package var client: PokeAPIClient {
    PokeAPIClient(
      page: { try await self.page($0, limit: $1, offset: $2) },
      item: { try await self.read(APIRequest($0, decoder: self.decoder)) })
  }

  /// What came of it so far.
  package var report: HTTPSourceReport { log.report }

  /// Whether the server is still worth a request.
  var isOnline: Bool {
    footing.withLock { if case .online = $0 { true } else { false } }
  }

  private var seconds: Int { Int(now().timeIntervalSince1970) }
}

extension HTTPSource {
  /// The value in force, or else the one in the cache while it is young enough.
  @concurrent
  func read<Value>(
    _ request: APIRequest<Value>, otherwise: () async throws -> Value? = { nil }
  ) async throws -> Value {
    try Task.checkCancellation()
    let kept = kept(request)
    do {
      return try await valueInForce(request, kept)
    } catch let failure as SourceFailure {
      if let value = try await otherwise() { return value }
      return try stale(request, kept, because: failure)
    }
  }

  private func valueInForce<Value>(
    _ request: APIRequest<Value>, _ kept: Kept<Value>?
  ) async throws -> Value {
    switch footing.withLock({ $0 }) {
    case .offline:
      guard let kept else { throw SourceFailure.notKept(request.subject) }
      log.addOffline(age: age(of: kept.record))
      return kept.value
    case .gone(let failure):
      throw SourceFailure(failure, asking: request.subject)
    case .online(let version):
      if let kept, let version, kept.record.dataVersion == version { return kept.value }
      do {
        return try await fetch(request, kept, version)
      } catch let failure as HTTPFailure {
        if case .tryLater = failure.kind { footing.withLock { $0 = .gone(failure) } }
        throw SourceFailure(failure, asking: request.subject)
      }
    }
  }

  /// Throws the failure where no value was kept, or only one that is too old.
  private func stale<Value>(
    _ request: APIRequest<Value>, _ kept: Kept<Value>?, because failure: SourceFailure
  ) throws(SourceFailure) -> Value {
    guard let kept else { throw failure }
    let stale = HTTPSourceReport.Stale(
      subject: request.subject, age: age(of: kept.record), reason: failure.problem)
    guard stale.age <= policy.maxStaleDays * secondsPerDay else {
      throw failure.withCopy(ofAge: stale.days, allowed: policy.maxStaleDays)
    }
    log.addStale(request.path, stale)
    return kept.value
  }

  private func age(of record: CacheRecord) -> Int { seconds - cache.lastGood(record) }
}

extension HTTPSource {
  /// Asks for the version, which decides what the run relies on.
  private func findFooting() async throws {
    struct Meta: Decodable { let hash: String }
    let reader = JSONReader(maximumBytes: 1 << 16)
    let request = HTTPRequest(
      url: "\(base.text)/\(APIAddress.metaPath)",
      validate: { _ = try reader.decode(Meta.self, from: $0) })
    do {
      let version = try reader.decode(
        Meta.self, from: await transport.get(request).body
      ).hash
      saving { () throws(CacheFailure) in try cache.confirm(version: version, checked: seconds) }
      footing.withLock { $0 = .online(version: version) }
    } catch let failure as HTTPFailure {
      switch failure.kind {
      case .status, .unusableBody:
        // A server without it, or with a broken one: every answer is asked for by its tag.
        log.warn("\(failure.url): \(failure.problem); every record is asked for")
      case .refused, .unreachable, .timedOut, .tryLater:
        footing.withLock { $0 = .gone(failure) }
      }
    } catch let problem as RecordProblem {
      log.warn("\(request.url): \(problem.path): \(problem.problem); every record is asked for")
    }
  }

  private func fetch<Value>(
    _ request: APIRequest<Value>, _ kept: Kept<Value>?, _ version: String?
  ) async throws -> Value {
    let answer = Answer(request)
    let url = "\(base.text)/\(request.path)"
    let response = try await transport.get(
      HTTPRequest(url: url, entityTag: kept?.record.entityTag, validate: answer.read))
    let named = response.headers["x-pokeapi-hash"]
    if let named, let version, named != version { log.addOtherVersion(named) }

    func record(of body: BodyHash, tag: String?) -> CacheRecord {
      CacheRecord(
        path: request.path, body: body, entityTag: response.headers["etag"] ?? tag,
        dataVersion: named ?? version, checked: seconds)
    }
    if response.status == 304 {
      guard let kept else {
        throw HTTPFailure(
          .unusableBody, url: url, problem: "status 304 to a request without an entity tag")
      }
      let confirmed = record(of: kept.record.body, tag: kept.record.entityTag)
      saving { () throws(CacheFailure) in try cache.confirm(confirmed) }
      return kept.value
    }
    let value = try answer.value(of: response.body)
    let fresh = record(of: BodyHash(of: response.body), tag: nil)
    saving { () throws(CacheFailure) in try cache.store(response.body, fresh) }
    keepExtract(value, of: fresh)
    return value
  }

  /// A cache that cannot be written costs requests the next night, and no more.
  private func saving(_ work: () throws(CacheFailure) -> Void) {
    do {
      try work()
    } catch {
      log.warn("the cache cannot be written, so the next build asks again: \(error.problem)")
    }
  }
}

extension HTTPSource {
  /// An answer from the cache.
  struct Kept<Value> {
    let record: CacheRecord
    let value: Value
  }

  /// From the extract, else from the body. What is damaged counts as not kept.
  private func kept<Value>(_ request: APIRequest<Value>) -> Kept<Value>? {
    guard let record = cache.record(request.path) else { return nil }
    if let extract = cache.extract(of: record, by: extracts),
      let value = try? JSONDecoder().decode(Value.self, from: extract), request.matches(value)
    {
      return Kept(record: record, value: value)
    }
    guard let body = cache.body(of: record), let value = try? request.decode(body) else {
      return nil
    }
    keepExtract(value, of: record)
    return Kept(record: record, value: value)
  }

  private func keepExtract(_ value: some Encodable, of record: CacheRecord) {
    saving { () throws(CacheFailure) in
      guard let bytes = try? JSONEncoder().encode(value) else { return }
      try cache.keepExtract(bytes, of: record, by: extracts)
    }
  }
}
