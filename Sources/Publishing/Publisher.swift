/// Publishes a site to a folder: whole, or not at all.
///
/// A site is written to a staging folder beside the output, where files that did not change are
/// hard links to those of the present site, and then changes places with it in one step. However a
/// run ends, the output is the old site or the new one.
package struct Publisher: Sendable {
  package struct Options: Sendable {
    /// Take over a folder that was not published by this program; what it holds is kept as the
    /// previous site.
    package var force = false
    /// Replace a site by one that has lost more than a tenth of its entries.
    package var allowShrink = false
    /// How much the new site holds; goes into the manifest.
    package var measure: SiteMeasure?
    /// Wait, before the swap, until all is on the disk, so that the new site outlives a power loss.
    package var isDurable = true
    package var system = FileSystem()

    package init() {}
  }

  let output: String
  let options: Options

  /// `output` may be relative, may not exist yet, may be a symbolic link to a folder, and may be a
  /// mount point.
  package init(output: String, options: Options = Options()) {
    self.output = output
    self.options = options
  }

  /// Takes the lock, mends what an earlier run may have left, and opens a staging folder. The site
  /// that lies at the output stays as it is until `commit()`.
  package func begin() throws(PublishFailure) -> StagedSite {
    let (place, lock) = try open()
    do {
      let present = try place.openOutput().map { folder throws(SystemFailure) in
        try PresentSite(folder)
      }
      if let present, present.manifestBytes == nil, !options.force, try !present.isEmpty() {
        throw PublishFailure(
          stage: .opening, kind: .notOurs, subject: place.path,
          problem: "the folder holds files and no manifest of a published site",
          remedy: "Publish to another folder, or let --force replace this one.")
      }
      let staging = try StagingFolder(at: place)
      return StagedSite(
        place: place, lock: lock, present: present, staging: staging, options: options)
    } catch {
      throw PublishFailure(wrapping: error, stage: .opening)
    }
  }

  /// Finds the output, takes the lock beside it and mends what was left.
  func open() throws(PublishFailure) -> (OutputPlace, BuildLock) {
    let place: OutputPlace
    do {
      place = try OutputPlace(output, system: options.system)
    } catch {
      throw PublishFailure(stage: .opening, error)
    }
    let lock = try BuildLock(place)
    do {
      try Recovery.run(at: place)
    } catch {
      throw PublishFailure(stage: .recovering, error)
    }
    return (place, lock)
  }
}
