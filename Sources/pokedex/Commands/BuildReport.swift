import Foundation
import PokeAPI
import PokeAPILive
import PokedexSite
import Publishing

/// What a build did, as text or as one JSON object.
struct BuildReport {
  let site: PublishedSite
  let outcome: SnapshotRun.Outcome
  /// `nil` where pictures are not downloaded.
  let download: PictureRun.Outcome?
  /// Wall-clock seconds by stage.
  let seconds: [(stage: String, seconds: Double)]
  let output: String

  /// JSON goes to standard output, all else to standard error.
  func print(_ reporting: Reporting) throws {
    if !reporting.isQuiet {
      for warning in outcome.warnings + (download?.warnings ?? []) + site.warnings {
        Console.message("warning: \(warning)")
      }
    }
    if reporting.isJSON {
      try Console.result(json: Report(site, source, outcome.rejections, seconds))
    } else if !reporting.isQuiet {
      Console.message(summary)
      if reporting.isVerbose {
        for line in site.weights.report { Console.message("  \(line)") }
        for (stage, seconds) in seconds { Console.message("  \(stage): \(Self.format(seconds)) s") }
      }
    }
  }

  /// What all requests together took.
  private var source: SourceReport { outcome.source + (download?.source ?? SourceReport()) }

  private var summary: String {
    let report = site.report
    let total = Self.format(seconds.map(\.seconds).reduce(0, +))
    guard report.written + report.removed > 0 else {
      return "\(output) is up to date: \(site.pages) pages, nothing changed (\(total) s)"
    }
    return "published \(site.pages) pages to \(output): \(report.written) files written, "
      + "\(report.unchanged) unchanged, \(report.removed) removed (\(total) s)"
  }

  private static func format(_ seconds: Double) -> String {
    String(format: "%.1f", seconds)
  }
}

/// The report as `--json` prints it.
private struct Report: Encodable {
  struct Rejected: Encodable {
    let resource: String
    let reason: String
  }

  struct Stale: Encodable {
    let resource: String
    let days: Int
    let reason: String
  }

  let pages, written, unchanged, removed, bytes: Int
  let requests, notModified, retried: Int
  let rejected: [Rejected]
  let stale: [Stale]
  let seconds: [String: Double]
  let weights: [WeightLine]

  init(
    _ site: PublishedSite, _ source: SourceReport, _ rejections: [Rejection],
    _ seconds: [(stage: String, seconds: Double)]
  ) {
    pages = site.pages
    written = site.report.written
    unchanged = site.report.unchanged
    removed = site.report.removed
    bytes = site.report.bytes
    requests = source.requests
    notModified = source.notModified
    retried = source.retried
    rejected = rejections.map {
      Rejected(resource: "\($0.reference)", reason: $0.failure.problem)
    }
    stale = source.stale.map {
      Stale(resource: $0.subject, days: $0.days, reason: $0.reason)
    }
    weights = site.weights.report
    self.seconds = Dictionary(seconds.map { ($0.stage, $0.seconds) }) { first, _ in first }
  }
}
