extension StagedSite {
  /// Takes unchanged files into the new site as hard links. `paths` come in the order of their
  /// bytes, so that those of one folder follow one another.
  func link(_ paths: some Sequence<SitePath>) throws(SystemFailure) {
    guard let present else { return }
    var open: (path: Substring, old: Directory, new: Directory)?
    for path in paths {
      let (folder, name) = path.parts
      if open?.path != folder {
        let old = folder.isEmpty ? present.folder : try present.folder.openDirectory(String(folder))
        open = (folder, old, try staging.makeFolder(String(folder)))
      }
      guard let open else { continue }
      try open.old.linkOrCopy(name, into: open.new, settingModes: staging.mustSetModes)
    }
  }
}

extension SitePath {
  /// The path of the folder, empty at the top, and the name in it.
  var parts: (folder: Substring, name: String) {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", text) }
    return (text[..<slash], String(text[text.utf8.index(after: slash)...]))
  }
}
