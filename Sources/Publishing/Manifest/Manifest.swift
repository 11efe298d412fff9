/// What a published folder holds: the file `.pokedex-manifest.json` at its top, written last.
///
/// It lists every file of the site with its size and hash, and nothing that changes from run to
/// run, so equal sites have equal manifests.
package struct Manifest: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    package var path: SitePath
    package var hash: ContentHash
    /// In bytes.
    package var size: Int

    package init(path: SitePath, hash: ContentHash, size: Int) {
      self.path = path
      self.hash = hash
      self.size = size
    }
  }

  /// The name of the manifest in the folder it describes.
  package static let name = ".pokedex-manifest.json"

  package var measure: SiteMeasure?
  /// In the order of the paths' bytes.
  package let files: [File]

  package init(measure: SiteMeasure? = nil, files: [File]) {
    self.measure = measure
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The sum of the sizes, in bytes; the manifest itself does not count.
  package var totalSize: Int { files.reduce(0) { $0 + $1.size } }

  /// The number of files of another manifest whose paths this one does not have.
  func countMissing(from other: Manifest) -> Int {
    let paths = Set(files.lazy.map(\.path))
    return other.files.count { !paths.contains($0.path) }
  }
}
