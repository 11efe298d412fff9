internal import Dispatch
internal import Synchronization

extension SiteChecker {
  /// Checks any published site: every page, every link, every weight.
  ///
  /// The folder may hold anything. Symbolic links are reported and never followed, files too large
  /// to be pages are reported and not read, names beginning with a dot are passed over.
  ///
  /// - Parameters:
  ///   - directory: The site's folder.
  ///   - jobs: Threads to use.
  /// - Returns: What was found, sorted by path and place.
  /// - Throws: `DirectoryFailure` when the folder itself cannot be listed.
  public static func check(
    directory: String, policy: PagePolicy = PagePolicy(), jobs: Int = 1
  ) throws(DirectoryFailure) -> [PageFinding] {
    let entries = try DirectoryWalk.entries(in: directory).filter { !$0.isHidden }
    var site = SiteChecker(policy: policy)
    for entry in entries where entry.kind != .file {
      site.report(
        PageFinding(
          path: entry.path, line: 1, column: 1, rule: .file,
          message: entry.kind == .link
            ? "a symbolic link: not followed" : "neither a file nor a folder"))
    }
    let files = entries.filter { $0.kind == .file }
    for file in files where !isPage(file.path) {
      site.addFile(file.path, byteCount: file.size)
    }
    site.merge(
      checkPages(
        files.filter { isPage($0.path) }, in: directory, policy: policy, jobs: max(1, jobs)))
    return site.findings
  }

  /// Every job takes each `jobs`-th page; what they saw does not depend on who saw it.
  private static func checkPages(
    _ pages: [DirectoryWalk.Entry], in directory: String, policy: PagePolicy, jobs: Int
  ) -> SiteChecker {
    let whole = Mutex(SiteChecker(policy: policy))
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      let checker = PageChecker(policy: policy)
      var part = SiteChecker(policy: policy)
      for index in stride(from: job, to: pages.count, by: jobs) {
        part.add(report(on: pages[index], in: directory, by: checker))
      }
      whole.withLock { $0.merge(part) }
    }
    return whole.withLock { $0 }
  }

  private static func report(
    on page: DirectoryWalk.Entry, in directory: String, by checker: PageChecker
  ) -> PageReport {
    do throws(DirectoryFailure) {
      // One byte more than may be read: the checker then says that there is too much.
      let bytes = try DirectoryWalk.read(
        page.path, in: directory, limit: PageChecker.maximumBytes + 1)
      return bytes.withUnsafeBytes { checker.check($0, path: page.path) }
    } catch {
      return PageReport(
        path: page.path, byteCount: page.size,
        findings: [
          PageFinding(
            path: page.path, line: 1, column: 1, rule: .file,
            message: "cannot be read: \(error.problem)")
        ], ids: [])
    }
  }

  private static func isPage(_ path: String) -> Bool {
    path.hasSuffix(".html") || path.hasSuffix(".htm")
  }
}
