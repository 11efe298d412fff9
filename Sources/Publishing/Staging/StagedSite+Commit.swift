extension StagedSite {
  /// Puts the site in the place of the one at the output and keeps that one for a rollback. When
  /// nothing changed, touches nothing. Writes must have ended; on failure the old site stays.
  package func commit() throws(PublishFailure) -> PublishReport {
    guard gate.close() else { throw Self.late(place.path) }
    defer { end() }
    let files = entries.sorted()
    let manifest = Manifest(measure: options.measure, files: files.map(\.file))
    let bytes = manifest.encoded()
    var report = PublishReport(manifest, bytes)
    report.unchanged = files.count { $0.outcome == .unchanged }
    report.written = files.count - report.unchanged
    if report.written == 0, bytes == present?.manifestBytes { return report }

    let old = try replacedManifest()
    try manifest.check(replacing: old, at: place.path, allowShrink: options.allowShrink)
    let owned = OwnedPaths(old)
    report.isChanged = true
    report.removed = old.map { manifest.countMissing(from: $0) } ?? 0
    do {
      try link(files.lazy.filter { $0.outcome == .unchanged }.map(\.file.path))
      report.carried = try carryOver(owned)
      try staging.folder.create(Manifest.name, bytes, settingModes: staging.mustSetModes)
    } catch {
      throw PublishFailure(stage: .linking, error)
    }
    try swap(owned)
    return report
  }

  /// The manifest of the site to be replaced; a damaged one counts as none where that is forced.
  private func replacedManifest() throws(PublishFailure) -> Manifest? {
    do {
      return try present?.manifest()
    } catch {
      guard options.force else { throw error }
      return nil
    }
  }

  private func carryOver(_ owned: OwnedPaths) throws(SystemFailure) -> Int {
    guard let present else { return 0 }
    return try owned.carryOver(
      from: present.folder, to: staging.folder, skipping: { place.stays($0, owned) })
  }

  private func swap(_ owned: OwnedPaths) throws(PublishFailure) {
    let journal: SwapJournal
    do {
      journal = SwapJournal(
        incoming: place.stagingName, keepsOld: try present?.isWorthKeeping() ?? false,
        exchanges: try place.exchanges(with: place.stagingName, owned))
    } catch {
      throw PublishFailure(stage: .flushing, error)
    }
    try Swap(place: place, journal: journal).run(isDurable: options.isDurable)
  }
}
