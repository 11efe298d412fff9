import Markup
package import Publishing

/// Makes the files of a plan on several threads, reads every page back, and publishes the whole.
package struct SiteBuilder: Sendable {
  private let plan: SitePlan
  private let jobs: Int
  private let isStrict: Bool

  /// `jobs` files are made at a time; each job keeps one buffer and one parser, so memory does not
  /// grow with the site. `isStrict` makes warnings errors.
  package init(plan: SitePlan, jobs: Int, isStrict: Bool = false) {
    self.plan = plan
    self.jobs = jobs
    self.isStrict = isStrict
  }

  /// Throws `PublishFailure`, `SiteCheckFailure` when a page is not as it should be, what a page's
  /// making throws, and `CancellationError`. The present site is then as it was.
  package func publish(with publisher: Publisher) async throws -> PublishedSite {
    let site = try publisher.begin()
    do {
      let work = SiteWork(files: plan.files, site: site, policy: plan.policy)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<jobs { group.addTask { try work.run() } }
        try await group.waitForAll()
      }
      let findings = work.findings
      guard findings.isEmpty else { throw SiteCheckFailure(findings: findings) }
      let weights = work.weights
      let warnings =
        plan.warnings + work.refusals + weights.findings.map(\.description)
      guard !isStrict || warnings.isEmpty else { throw StrictFailure(warnings: warnings) }
      try Task.checkCancellation()
      let pages = plan.files.filter { $0.kind == .page }.count
      return PublishedSite(
        pages: pages, report: try site.commit(), warnings: warnings, weights: weights)
    } catch {
      site.abandon()
      throw error
    }
  }
}
