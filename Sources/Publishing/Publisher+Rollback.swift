extension Publisher {
  /// Puts the previous site back in the place of the present one, which becomes the previous: a
  /// second rollback undoes the first. Files that are not ours stay at the output.
  package func rollback() throws(PublishFailure) {
    // Held to the end of the function.
    let (place, lock) = try open()
    defer { withExtendedLifetime(lock) {} }
    let journal: SwapJournal
    do {
      guard let previous = try place.base.openDirectoryIfPresent(place.previousName) else {
        throw PublishFailure(
          stage: .rollingBack, kind: .nothingToRollBack, subject: place.path,
          problem: "there is no previous site", remedy: "Build the site again.")
      }
      let owned = OwnedPaths(try PresentSite(previous).manifest())
      try owned.removeForeign(from: previous, skipping: { _ in false })
      var presentOwned = owned
      if let present = try place.openOutput().map(PresentSite.init) {
        presentOwned = OwnedPaths(try present.manifest())
        _ = try presentOwned.carryOver(
          from: present.folder, to: previous, skipping: { place.stays($0, presentOwned) })
      }
      journal = SwapJournal(
        incoming: place.previousName, keepsOld: true,
        exchanges: try place.exchanges(with: place.previousName, presentOwned))
    } catch {
      throw PublishFailure(wrapping: error, stage: .rollingBack)
    }
    try Swap(place: place, journal: journal).run(isDurable: options.isDurable)
  }
}
