/// What a run that was killed may have left: a swap cut short, staging folders, trees half deleted.
enum Recovery {
  /// Brings the output to exactly the old or the new site and removes the rest. The lock must be
  /// held.
  static func run(at place: OutputPlace) throws(SystemFailure) {
    if try place.base.status(place.journalName) != nil {
      let bytes = try place.base.openFile(place.journalName, 0).readAll()
      if let journal = SwapJournal(decoding: bytes) {
        try Swap(place: place, journal: journal).recover()
      } else {
        try place.base.unlink(place.journalName)
      }
    }
    for entry in try place.base.list()
    where entry.name.hasPrefix(place.stagingPrefix) || entry.name == place.discardedName {
      try place.base.removeTree(entry.name)
    }
  }
}
