import Foundation
import PokeAPI
import PokedexSite
import Publishing

/// What a build did, as text or as one JSON object.
struct BuildReport {
  let site: PublishedSite
  let rejections: [Rejection]
  /// Wall-clock seconds by stage.
  let seconds: [(stage: String, seconds: Double)]
  let output: String

  /// JSON goes to standard output, all else to standard error.
  func print(_ reporting: Reporting) {
    if !reporting.isQuiet {
      for rejection in rejections {
        Console.message("warning: left out \(rejection.reference): \(rejection.failure.problem)")
      }
      for warning in site.warnings { Console.message("warning: \(warning)") }
    }
    if reporting.isJSON {
      Console.result(json)
    } else if !reporting.isQuiet {
      Console.message(summary)
      if reporting.isVerbose {
        for (stage, seconds) in seconds { Console.message("  \(stage): \(Self.format(seconds)) s") }
      }
    }
  }

  private var summary: String {
    let report = site.report
    let total = Self.format(seconds.map(\.seconds).reduce(0, +))
    guard report.written + report.removed > 0 else {
      return "\(output) is up to date: \(site.pages) pages, nothing changed (\(total) s)"
    }
    return "published \(site.pages) pages to \(output): \(report.written) files written, "
      + "\(report.unchanged) unchanged, \(report.removed) removed (\(total) s)"
  }

  private var json: String {
    struct Entry: Encodable {
      let resource: String
      let reason: String
    }
    struct Object: Encodable {
      let pages, written, unchanged, removed, bytes: Int
      let requests, notModified, retried: Int
      let rejected: [Entry]
      let seconds: [String: Double]
    }
    let object = Object(
      pages: site.pages, written: site.report.written, unchanged: site.report.unchanged,
      removed: site.report.removed, bytes: site.report.bytes, requests: 0, notModified: 0,
      retried: 0,
      rejected: rejections.map { Entry(resource: "\($0.reference)", reason: $0.failure.problem) },
      seconds: Dictionary(seconds.map { ($0.stage, $0.seconds) }) { first, _ in first })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(object) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func format(_ seconds: Double) -> String {
    String(format: "%.1f", seconds)
  }
}
