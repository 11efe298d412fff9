package import Markup
package import Publishing

/// What a build has published.
package struct PublishedSite: Sendable {
  /// The HTML pages of the site.
  package let pages: Int
  /// What became of its files.
  package let report: PublishReport
  /// What should be looked at: fields that no template reads, addresses that pages left
  /// out, what weighs more than it may. One line each.
  package let warnings: [String]
  /// What visitors load.
  package let weights: SiteWeights
}

/// Pages that are not as they should be; nothing was published.
package struct SiteCheckFailure: Error {
  /// Sorted by path and line.
  package let findings: [PageFinding]
}

/// A strict build with warnings; nothing was published.
package struct StrictFailure: Error {
  package let warnings: [String]
}
