extension OutputPlace {
  /// What has to change places so that the site in a folder of the base becomes the one at the
  /// output: the output as a whole, or what is at the top of a mount point, folders first, the
  /// manifest last of the new, and last of all what goes.
  func exchanges(
    with incoming: String, _ owned: OwnedPaths
  ) throws(SystemFailure) -> [SwapJournal.Exchange] {
    guard isMountPoint else { return [try exchange(name, incoming)] }
    let new = try base.openDirectory(incoming).list()
    let ordered =
      new.filter(\.isDirectory)
      + new.filter { !$0.isDirectory && $0.name != Manifest.name }
      + new.filter { $0.name == Manifest.name }
    var exchanges: [SwapJournal.Exchange] = []
    for entry in ordered {
      exchanges.append(try exchange(entry.name, "\(incoming)/\(entry.name)"))
    }
    let names = Set(new.map(\.name))
    for entry in try base.list() where !names.contains(entry.name) && !stays(entry.name, owned) {
      exchanges.append(
        .init(target: entry.name, source: "\(incoming)/\(entry.name)", inode: nil))
    }
    return exchanges
  }

  /// Whether an entry at the top of the output keeps its place in a swap.
  func stays(_ name: String, _ owned: OwnedPaths) -> Bool {
    isMountPoint && (isOurs(name) || !owned.ownsAtTop(name))
  }

  private func exchange(
    _ target: String, _ source: String
  ) throws(SystemFailure) -> SwapJournal.Exchange {
    .init(target: target, source: source, inode: try base.status(source)?.inode)
  }
}
