/// Which files of a published folder are ours: those its manifest lists, and the manifest. All else
/// is carried over from site to site, and never deleted.
struct OwnedPaths: Sendable {
  private var files: Set<String>
  private var folders: Set<String> = []
  /// Whether there is no manifest: then all is ours that is not a dot file at the top.
  private let isUnlisted: Bool

  /// What is ours by a manifest, or in a folder without one that we may take over.
  init(_ manifest: Manifest?) {
    files = [Manifest.name]
    isUnlisted = manifest == nil
    guard let manifest else { return }
    files.reserveCapacity(manifest.files.count)
    for path in manifest.files.lazy.map(\.path) {
      files.insert(path.text)
      var folder = path.text[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        if !folders.insert(String(folder)).inserted { break }
      }
    }
  }

  /// Whether a file, or anything in a folder, of that name at the top may be ours.
  func ownsAtTop(_ name: String) -> Bool {
    if isUnlisted { return name == Manifest.name || !name.hasPrefix(".") }
    return files.contains(name) || folders.contains(name)
  }

  /// What is in a folder, or in all of them below, that is not ours: the folders before what they
  /// hold, paths relative to the top. `skipping` says which names at the top do not count.
  func foreignEntries(
    in top: Directory, skipping isSkipped: (String) -> Bool = { _ in false }
  ) throws(SystemFailure) -> [DirectoryEntry] {
    var found: [DirectoryEntry] = []
    for entry in try top.list() where !isSkipped(entry.name) {
      if isUnlisted, ownsAtTop(entry.name) { continue }
      try collect(entry, in: top, path: entry.name, into: &found)
    }
    return found
  }

  private func collect(
    _ entry: DirectoryEntry, in parent: Directory, path: String, into found: inout [DirectoryEntry]
  ) throws(SystemFailure) {
    guard entry.isDirectory else {
      if !files.contains(path) { found.append(DirectoryEntry(name: path, isDirectory: false)) }
      return
    }
    if !folders.contains(path) { found.append(DirectoryEntry(name: path, isDirectory: true)) }
    let folder = try parent.openDirectory(entry.name)
    for inner in try folder.list() {
      try collect(inner, in: folder, path: "\(path)/\(inner.name)", into: &found)
    }
  }
}
