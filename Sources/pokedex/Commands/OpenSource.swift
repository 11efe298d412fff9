import PokeAPI
import PokeAPILive

/// A source, ready to be read.
struct OpenSource {
  let client: PokeAPIClient
  /// What reading took so far.
  let report: @Sendable () -> SourceReport

  /// Throws what opening the source throws, and `CancellationError` when the task is cancelled.
  init(
    _ source: SourceOption, network: NetworkOptions, proseLanguages: Set<String>
  ) async throws {
    switch source {
    case .embedded:
      self.init(.snapshot(try SnapshotFile.read(Installation().snapshot)))
    case .snapshotFile(let path):
      self.init(.snapshot(try SnapshotFile.read(path)))
    case .folder(let path):
      self.init(try .dump(folder: path, proseLanguages: proseLanguages))
    case .http(let base):
      try await self.init(base, network: network, proseLanguages: proseLanguages)
    }
  }

  /// A source on this machine's disk, of which there is nothing to tell.
  private init(_ client: PokeAPIClient) {
    self.client = client
    report = { SourceReport() }
  }

  private init(
    _ base: APIAddress, network: NetworkOptions, proseLanguages: Set<String>
  ) async throws {
    var limits = HTTPLimits()
    limits.requestsPerSecond = network.rate.map(Double.init)
    let counter = HTTPCounter()
    let source = try await HTTPSource.open(
      base,
      transport: .curl(limits: limits, userAgent: network.userAgent, counter: counter),
      cache: ResponseCache(folder: "\(network.cacheFolder)/\(base.cacheName)"),
      policy: HTTPSourcePolicy(
        isOffline: network.isOffline, maxStaleDays: network.maxStaleDays),
      proseLanguages: proseLanguages)
    client = source.client
    report = { SourceReport(counter.counts, source.report) }
  }
}
