internal import Markup
internal import Publishing

/// What one thread needs to render, check and write pages.
struct PageWorker: ~Copyable {
  private let site: ReferenceSite
  private let staged: StagedSite
  private var buffer = OutputBuffer()
  private let checker: PageChecker?
  /// What the checker saw so far; `nil` without one.
  private(set) var seen: SiteChecker?

  init(site: ReferenceSite, staged: StagedSite, isChecked: Bool) {
    self.site = site
    self.staged = staged
    checker = isChecked ? PageChecker(policy: Build.policy) : nil
    seen = isChecked ? SiteChecker(policy: Build.policy) : nil
  }

  mutating func publish(_ pages: Range<Int>) throws {
    for page in pages {
      let url = site.render(page, into: &buffer)
      if let refusal = buffer.refusals.first {
        throw Build.Failure(description: "\(url): \(refusal)")
      }
      let file = "\(url.dropFirst())index.html"
      if let checker {
        seen?.add(checker.check(buffer, path: file))
      }
      guard let path = SitePath(file) else {
        throw Build.Failure(description: "\(file) is not a path of a site")
      }
      try buffer.withUnsafeBytes { bytes throws(PublishFailure) in
        _ = try staged.write(bytes, to: path)
      }
    }
  }
}
