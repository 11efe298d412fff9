internal import Glibc

/// Puts a new site in the place of the old one: exchanges entries, then keeps the old tree.
///
/// Where the whole output is exchanged there is one exchange, and no moment at which the output is
/// anything but the old or the new site. On a mount point there is one for each entry at its top.
struct Swap {
  let place: OutputPlace
  let journal: SwapJournal

  private var base: Directory { place.base }

  /// The whole of it. What was staged is on the disk before anything changes at the output.
  func run(isDurable: Bool) throws(PublishFailure) {
    do {
      try base.create(place.journalName, journal.encoded(), settingModes: false)
      if isDurable { try base.syncFileSystem() }
    } catch {
      try? base.removeTree(place.journalName)
      throw PublishFailure(stage: .flushing, error)
    }
    do {
      try exchange()
    } catch {
      throw PublishFailure(stage: .swapping, error)
    }
    do {
      if isDurable { try base.sync() }
      try retire()
    } catch {
      throw PublishFailure(stage: .retiring, error)
    }
  }

  /// Makes the exchanges. When one fails, takes back those before it and forgets the journal; when
  /// that fails too, the journal stays, and the next run mends what is left.
  private func exchange() throws(SystemFailure) {
    for index in journal.exchanges.indices {
      do {
        try make(index)
      } catch {
        for earlier in (0...index).reversed() { try takeBack(earlier) }
        try base.unlink(place.journalName)
        throw error
      }
    }
  }

  /// Keeps the old tree as the previous site, or drops it where it is not one, and the tree that
  /// was kept before. Can be begun again after any of its steps.
  private func retire() throws(SystemFailure) {
    if journal.incoming != place.previousName, try base.status(journal.incoming) != nil {
      if journal.keepsOld, try base.status(place.previousName) != nil {
        try base.removeTree(place.discardedName)
        try base.rename(place.previousName, to: place.discardedName)
      }
      try base.rename(
        journal.incoming, to: journal.keepsOld ? place.previousName : place.discardedName)
    }
    try base.unlink(place.journalName)
    try base.removeTree(place.discardedName)
  }

  /// Finishes a swap that was cut short, or undoes it when no exchange had been made.
  func recover() throws(SystemFailure) {
    var isBegun = false
    for index in journal.exchanges.indices {
      try mend(index)
      if try isMade(index) { isBegun = true }
    }
    guard isBegun else { return try base.unlink(place.journalName) }
    for index in journal.exchanges.indices { try make(index) }
    try base.sync()
    try retire()
  }

  private func isMade(_ index: Int) throws(SystemFailure) -> Bool {
    let exchange = journal.exchanges[index]
    let target = try base.status(exchange.target)
    guard let inode = exchange.inode else { return target == nil }
    return target?.inode == inode
  }

  private func make(_ index: Int) throws(SystemFailure) {
    if try isMade(index) { return }
    try trade(index)
  }

  private func takeBack(_ index: Int) throws(SystemFailure) {
    try mend(index)
    if try isMade(index) { try trade(index) }
  }

  /// Gives target and source each what the other has, also when one of them has nothing.
  private func trade(_ index: Int) throws(SystemFailure) {
    let (source, target) = (journal.exchanges[index].source, journal.exchanges[index].target)
    switch (try base.status(source) != nil, try base.status(target) != nil) {
    case (true, true):
      do {
        try base.exchange(source, target)
      } catch {
        guard [EINVAL, ENOSYS, EXDEV, EBUSY].contains(error.code) else { throw error }
        try tradeInSteps(source, target, aside: aside(index))
      }
    case (true, false): try base.rename(source, to: target)
    case (false, true): try base.rename(target, to: source)
    case (false, false): break
    }
  }

  /// An exchange for file systems that have none. Between the first two steps there is nothing at
  /// the target; `mend` knows the states in between.
  private func tradeInSteps(
    _ source: String, _ target: String, aside: String
  ) throws(SystemFailure) {
    try base.rename(target, to: aside)
    try base.rename(source, to: target)
    try base.rename(aside, to: source)
  }

  /// Ends an exchange in steps that was cut short: before its second step it is undone.
  private func mend(_ index: Int) throws(SystemFailure) {
    guard try base.status(aside(index)) != nil else { return }
    let exchange = journal.exchanges[index]
    let isCutEarly = try base.status(exchange.target) == nil
    try base.rename(aside(index), to: isCutEarly ? exchange.target : exchange.source)
  }

  private func aside(_ index: Int) -> String { "\(place.asidePrefix)\(index)" }
}
