internal import Glibc

extension OwnedPaths {
  /// Gives a new site what is not ours in the present one: hard links in folders of the same modes.
  /// Where the new site has a file of that path, that one stands. Returns the number of files.
  func carryOver(
    from old: Directory, to new: Directory, skipping isSkipped: (String) -> Bool
  ) throws(SystemFailure) -> Int {
    let entries = try foreignEntries(in: old, skipping: isSkipped)
    var files = 0
    for entry in entries {
      if entry.isDirectory {
        _ = try new.makeFolder(entry.name, settingModes: true)
      } else {
        do {
          try new.inFolder(of: entry.name, settingModes: true) { () throws(SystemFailure) in
            try old.link(entry.name, into: new, as: entry.name)
          }
          files += 1
        } catch {
          guard error.code == EEXIST else { throw error }
        }
      }
    }
    // Only now: a folder may be closed to writers.
    for entry in entries.reversed() where entry.isDirectory {
      guard let there = try old.status(entry.name), let here = try new.status(entry.name) else {
        continue
      }
      if there.mode != here.mode {
        try new.changeMode(of: entry.name, to: there.permissions)
      }
    }
    return files
  }

  /// Removes what is not ours.
  func removeForeign(
    from folder: Directory, skipping isSkipped: (String) -> Bool
  ) throws(SystemFailure) {
    for entry in try foreignEntries(in: folder, skipping: isSkipped).reversed() {
      if entry.isDirectory {
        try folder.removeDirectory(entry.name)
      } else {
        try folder.unlink(entry.name)
      }
    }
  }
}
