package import Markup

extension SiteWeights {
  /// Weighs a published site, whose folder may hold anything: symbolic links are not followed, and
  /// files that cannot be read are passed over, since `SiteChecker` reports them.
  ///
  /// Throws `DirectoryFailure` when the folder itself cannot be listed.
  package static func weigh(directory: String) throws(DirectoryFailure) -> SiteWeights {
    let files = try DirectoryWalk.files(in: directory).filter { !$0.isHidden }
    let median = MedianProof(paths: files.lazy.map(\.path))
    var scale = SiteScale(median: median)
    for file in files where scale.needs(file.path, bytes: file.size) {
      guard
        let bytes = try? DirectoryWalk.read(
          file.path, in: directory, limit: PageChecker.maximumBytes)
      else { continue }
      bytes.withUnsafeBytes { scale.add($0, path: file.path) }
    }
    var weights = scale.weights
    weights.noteMedian(median)
    return weights
  }
}
