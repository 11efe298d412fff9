import Foundation

extension CacheFolder {
  /// Takes away what nobody needs any more: files that a killed process left under way, and, once
  /// the journal has grown to twice what it says, old lines, the bodies that only those named, and
  /// the extracts of other decoders' versions. Call it while the folder is held alone.
  func clear(keeping index: CacheIndex, journalLines: Int) throws(CacheFailure) {
    for name in CacheFile.names(in: temporary) { unlink("\(temporary)/\(name)") }
    let lines = index.lines
    guard journalLines > 2 * lines.count + 100 else { return }
    try replaceJournal(by: lines)
    let bodies = Set(index.records.values.map(\.body.hexadecimal))
    removeBodies(below: objects) { bodies.contains($0) }
    for decoder in CacheFile.names(in: extracts) {
      let isReadable = ExtractDecoder.isOfThisVersion(decoder)
      removeBodies(below: "\(extracts)/\(decoder)") { isReadable && bodies.contains($0) }
    }
  }

  private func removeBodies(below folder: String, except isKept: (String) -> Bool) {
    for part in CacheFile.names(in: folder) {
      for name in CacheFile.names(in: "\(folder)/\(part)") where !isKept(name) {
        unlink("\(folder)/\(part)/\(name)")
      }
      rmdir("\(folder)/\(part)")  // Stays while something is in it.
    }
    rmdir(folder)
  }
}
