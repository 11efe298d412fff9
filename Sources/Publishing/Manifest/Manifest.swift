/// What a published folder holds: the file `.pokedex-manifest.json` at its top, written last.
///
/// It lists every file of the site with its size and hash, and nothing that changes from run to
/// run, so equal sites have equal manifests.
package struct Manifest: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    package var hash: ContentHash
    /// In bytes.
    package var size: Int
  }

  /// The name of the manifest in the folder it describes.
  package static let name = ".pokedex-manifest.json"

  package var measure: SiteMeasure?
  package var files: [SitePath: File]

  package init(measure: SiteMeasure? = nil, files: [SitePath: File]) {
    self.measure = measure
    self.files = files
  }

  /// The sum of the sizes, in bytes; the manifest itself does not count.
  package var totalSize: Int { files.values.reduce(0) { $0 + $1.size } }
}
