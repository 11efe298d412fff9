import Publishing

/// Weighs the files that one job makes.
struct SiteScale: ~Copyable {
  private let scale = GzipScale()
  private let median: MedianProof
  private(set) var weights = SiteWeights()

  /// The proof is shared by all jobs.
  init(median: MedianProof) {
    self.median = median
  }

  /// Whether a file of this path and size must be seen: a page that is not larger than its budget
  /// as it stands need not, unless it is the largest.
  func needs(_ path: String, bytes: Int) -> Bool {
    switch WeightRole(path: path) {
    case .page(let kind):
      bytes > LoadBudget.page(kind) || weights.isLargest(kind, bytes: bytes, path: path)
    case nil: false
    default: true
    }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer, path: String) {
    switch WeightRole(path: path) {
    case .page(let kind):
      addPage(bytes, kind, path: path)
    case .speciesPage:
      let isLight =
        !median.isGiven && scale.weigh(bytes, above: LoadBudget.medianDetailPage) == nil
      if isLight { median.addLightPage() }
      addPage(bytes, .detail, path: path, isLight: isLight)
    case let role?:
      weights.add(bytes.count, compressed: scale.weigh(bytes), to: role, path: path)
    case nil:
      break
    }
  }

  private mutating func addPage(
    _ bytes: UnsafeRawBufferPointer, _ kind: PageKind, path: String, isLight: Bool = false
  ) {
    if weights.isLargest(kind, bytes: bytes.count, path: path) {
      weights.noteLargest(
        .init(path: path, bytes: bytes.count, compressed: scale.weigh(bytes)), kind)
    }
    if !isLight, let weight = scale.weigh(bytes, above: LoadBudget.page(kind)) {
      weights.noteExcess(.init(path: path, bytes: bytes.count, compressed: weight), kind)
    }
  }
}
