/// What the site last knew of each entry, and what has changed in the data since it began to look.
package struct History: Equatable, Sendable {
  /// When the first snapshot was recorded.
  package var began: Timestamp
  /// The entries as the last build found them.
  package var sheets: [SheetKey: FactSheet]
  /// What changed, the newest first.
  package var changes: [ChangeSet]

  package init(
    began: Timestamp, sheets: [SheetKey: FactSheet], changes: [ChangeSet] = []
  ) {
    self.began = began
    self.sheets = sheets
    self.changes = changes
  }
}

/// All that changed between two builds.
package struct ChangeSet: Equatable, Sendable {
  /// Counts the sets of a history from 1; no two share a number.
  package var number: Int
  /// When the build saw the changes.
  package var date: Timestamp
  /// By key.
  package var entries: [EntryChange]

  package init(number: Int, date: Timestamp, entries: [EntryChange]) {
    self.number = number
    self.date = date
    self.entries = entries
  }
}

/// What changed about one entry.
package struct EntryChange: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case added, removed, changed }

  package var key: SheetKey
  /// What the entry is called in English, as last known.
  package var name: String
  package var kind: Kind
  /// The facts that differ, by name; none of an entry that came or went.
  package var facts: [FactChange]

  package init(key: SheetKey, name: String, kind: Kind, facts: [FactChange] = []) {
    self.key = key
    self.name = name
    self.kind = kind
    self.facts = facts
  }
}

/// One fact, before and after; `nil` where there was or is none.
package struct FactChange: Codable, Equatable, Sendable {
  package var fact: String
  package var old: String?
  package var new: String?

  package init(fact: String, old: String?, new: String?) {
    self.fact = fact
    self.old = old
    self.new = new
  }
}

extension History {
  /// The most that a history keeps: older sets are dropped, whole, the newest never.
  static let maximumSets = 100
  static let maximumEntries = 5000

  /// The history of a first snapshot: nothing has changed.
  package static func beginning(
    with sheets: [SheetKey: FactSheet], at date: Timestamp
  ) -> History {
    History(began: date, sheets: sheets)
  }

  /// The history with what a newer snapshot changes; the same one where that is nothing.
  ///
  /// A snapshot that is not complete, since records of the source were set aside, tells nothing by
  /// what it lacks: that is kept as last known.
  package func recording(
    _ sheets: [SheetKey: FactSheet], isComplete: Bool, at date: Timestamp
  ) -> History {
    let diff = SnapshotDiff(from: self.sheets, to: sheets, isComplete: isComplete)
    var history = self
    history.sheets = diff.sheets
    guard !diff.entries.isEmpty else { return history }
    let newest = changes.first
    history.changes.insert(
      ChangeSet(
        number: (newest?.number ?? 0) + 1,
        // A clock that was put back puts no change before an older one.
        date: max(date, newest?.date ?? began), entries: diff.entries),
      at: 0)
    history.dropOldest()
    return history
  }

  private mutating func dropOldest() {
    var entries = 0
    let kept = changes.prefix(Self.maximumSets).prefix { set in
      entries += set.entries.count
      return entries <= Self.maximumEntries
    }
    changes = Array(changes.prefix(max(1, kept.count)))
  }
}
