/// What a publication came to, in numbers of files.
package struct PublishReport: Equatable, Sendable {
  /// Whether the site at the output changed; otherwise nothing was touched.
  package var isChanged = false
  package var written = 0
  package var unchanged = 0
  /// Files of the old site that the new one does not have.
  package var removed = 0
  /// Files that are not ours and were taken along.
  package var carried = 0
  /// The size of the site, in bytes.
  package var bytes: Int
  /// The hash of the manifest file, which stands for the whole site.
  package var manifestHash: ContentHash

  init(_ manifest: Manifest, _ encoded: [UInt8]) {
    bytes = manifest.totalSize
    manifestHash = encoded.withUnsafeBytes { ContentHash(of: $0) }
  }
}
