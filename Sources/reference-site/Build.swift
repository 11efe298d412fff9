internal import Dispatch
internal import Markup
internal import Publishing
internal import Synchronization

/// One run: data to a published site.
struct Build {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Pages a thread takes at a time.
  private static let batch = 32

  let options: Options

  func run() throws -> PublishReport {
    let dataset = try Self.dataset(at: options.data)
    let site = ReferenceSite(dataset, try ReferenceTemplates())
    let staged = try Publisher(output: options.output).begin()
    do {
      try writePages(of: site, to: staged)
      try Self.write(site.searchIndex.bytes, to: "search-index.json", of: staged)
      try Self.write(site.sitemap.bytes, to: "sitemap.xml", of: staged)
      try copyStylesheet(to: staged)
    } catch {
      staged.abandon()
      throw error
    }
    return try staged.commit()
  }

  private static func dataset(at path: String) throws -> Dataset {
    let file = try MappedFile(path)
    let dataset = try file.bytes.withMemoryRebound(to: UInt8.self) { try DatasetReader.read($0) }
    return dataset
  }

  private func copyStylesheet(to staged: StagedSite) throws {
    let file = try MappedFile(options.stylesheet)
    let bytes = file.bytes
    guard let path = SitePath("style.css") else {
      return
    }
    try staged.write(bytes, to: path)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, of staged: StagedSite
  ) throws {
    guard let path = SitePath(path) else {
      throw Failure(description: "not a path of a site: \(path)")
    }
    try bytes.withUnsafeBytes { _ = try staged.write($0, to: path) }
  }

  /// Every thread has a buffer and a checker of its own and takes the next batch until none is
  /// left.
  private func writePages(of site: ReferenceSite, to staged: StagedSite) throws {
    let next = Atomic(0)
    let shared = Mutex((checker: SiteChecker(policy: Self.policy), failure: (any Error)?.none))
    let isChecked = options.isChecked
    let work: @Sendable () -> Void = {
      var worker = PageWorker(site: site, staged: staged, isChecked: isChecked)
      do {
        while case let start = next.add(Self.batch, ordering: .relaxed).oldValue,
          start < site.pageCount
        {
          try worker.publish(start..<min(start + Self.batch, site.pageCount))
        }
        let seen = worker.seen
        if let seen {
          shared.withLock { $0.checker.merge(seen) }
        }
      } catch {
        next.store(site.pageCount, ordering: .relaxed)
        shared.withLock { $0.failure = $0.failure ?? error }
      }
    }
    if options.jobs == 1 {
      work()
    } else {
      DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in work() }
    }
    let (checker, failure) = shared.withLock { ($0.checker, $0.failure) }
    if let failure {
      throw failure
    }
    try report(checker)
  }

  static let policy = PagePolicy(
    baseURL: Shell.baseURL, hosts: ReferenceTemplates.hosts, syntax: .html)

  private func report(_ checker: SiteChecker) throws {
    guard options.isChecked else {
      return
    }
    var checker = checker
    for file in ["style.css", "search-index.json", "sitemap.xml"] {
      checker.addFile(file, byteCount: 0)
    }
    let findings = checker.findings
    guard findings.isEmpty else {
      throw Failure(
        description: findings.prefix(20).map(\.description).joined(separator: "\n")
          + "\n\(findings.count) findings")
    }
  }
}
