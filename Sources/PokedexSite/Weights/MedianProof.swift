import Synchronization

/// Counts the species' pages that are light enough for the median, over all jobs, until they are
/// half of all. The rest then need not be weighed for it.
final class MedianProof: Sendable {
  private let pages: Int
  private let light = Atomic<Int>(0)

  /// For a site with so many pages of species.
  init(pages: Int) {
    self.pages = pages
  }

  convenience init(paths: some Sequence<String>) {
    self.init(pages: paths.count { WeightRole(path: $0) == .speciesPage })
  }

  var isGiven: Bool { light.load(ordering: .relaxed) * 2 >= pages }

  func addLightPage() {
    light.add(1, ordering: .relaxed)
  }

  /// What is wrong, where it is not given though all pages were looked at.
  var problem: String? {
    guard !isGiven else { return nil }
    return "only \(light.load(ordering: .relaxed)) of \(pages) detail pages have at most "
      + "\(LoadBudget.medianDetailPage) bytes with gzip, which half of them should have"
  }
}
