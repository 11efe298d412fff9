import Markup
import Publishing
import Synchronization

/// The files of a plan as work that several jobs share: each takes the next few that are left.
final class SiteWork: Sendable {
  private let files: [PlannedFile]
  private let site: StagedSite
  private let policy: PagePolicy
  private let next = Atomic<Int>(0)
  private let median: MedianProof
  private let gathered: Mutex<Gathered>

  /// What jobs found. Nothing in it depends on the order in which they ended.
  private struct Gathered {
    var checker: SiteChecker
    /// What pages left out, in words.
    var refusals: Set<String> = []
    var weights = SiteWeights()
  }

  /// Enough files at a time that jobs seldom meet, few enough that they end together.
  private static let share = 8

  init(files: [PlannedFile], site: StagedSite, policy: PagePolicy) {
    self.files = files
    self.site = site
    self.policy = policy
    median = MedianProof(paths: files.lazy.map(\.path.text))
    gathered = Mutex(Gathered(checker: SiteChecker(policy: policy)))
  }

  /// One job: makes files until none is left. Throws what making or writing one throws, and
  /// `CancellationError`.
  func run() throws {
    var buffer = OutputBuffer()
    let pageChecker = PageChecker(policy: policy)
    var siteChecker = SiteChecker(policy: policy)
    var scale = SiteScale(median: median)
    var refusals: Set<String> = []
    while true {
      let start = next.add(Self.share, ordering: .relaxed).oldValue
      guard start < files.count else { break }
      try Task.checkCancellation()
      for file in files[start..<min(start + Self.share, files.count)] {
        buffer.removeAll()
        try file.render(&buffer)
        if file.kind == .page {
          siteChecker.add(pageChecker.check(buffer, path: file.path.text))
          refusals.formUnion(buffer.refusals.map(\.description))
        } else {
          siteChecker.addFile(file.path.text, byteCount: buffer.count)
        }
        try buffer.withUnsafeBytes { bytes in
          scale.add(bytes, path: file.path.text)
          _ = try site.write(bytes, to: file.path)
        }
      }
    }
    let weights = scale.weights
    gathered.withLock { gathered in
      gathered.weights.merge(weights)
      gathered.checker.merge(siteChecker)
      gathered.refusals.formUnion(refusals)
    }
  }

  /// What is wrong with the pages, sorted. Call it when all jobs ended.
  var findings: [PageFinding] { gathered.withLock { $0.checker.findings } }

  /// What pages left out, sorted, each once. Call it when all jobs ended.
  var refusals: [String] { gathered.withLock { $0.refusals.sorted() } }

  /// What visitors load. Call it when all jobs ended.
  var weights: SiteWeights {
    var weights = gathered.withLock(\.weights)
    weights.noteMedian(median)
    return weights
  }
}
