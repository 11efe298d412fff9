import Composable
import PokeAPI
import PokeAPILive
import PokedexSite

/// Downloads the pictures of a site, through a cache of their own.
@MainActor
struct PictureRun {
  let host: ImageHost
  let network: NetworkOptions
  let progress: ProgressLine

  struct Outcome {
    let images: LocalImages
    let source: SourceReport
  }

  /// Throws `CacheFailure` where nothing can be kept, and `CancellationError` when the task is
  /// cancelled. A picture that cannot be had is a warning.
  func run(_ snapshot: Snapshot) async throws -> Outcome {
    var limits = HTTPLimits()
    limits.requestsPerSecond = network.rate.map(Double.init)
    limits.bodyBytes = HTTPImages.maximumBytes
    let counter = HTTPCounter()
    let source = HTTPImages(
      host, transport: .curl(limits: limits, userAgent: network.userAgent, counter: counter),
      cache: try ResponseCache(folder: "\(network.cacheFolder)/\(host.cacheName)"),
      isOffline: network.isOffline)
    let images = try await withDependencies {
      $0.images = source.client
    } operation: {
      try await ImageDownload().run(snapshot) { done, all in
        progress.show("pictures: \(done) of \(all)")
      }
    }
    progress.clear()
    return Outcome(images: images, source: SourceReport(counter.counts, source.report))
  }
}

extension PictureRun.Outcome {
  /// What is not as it should be, a sentence each.
  var warnings: [String] { images.warnings + source.staleWarnings + source.warnings }
}
