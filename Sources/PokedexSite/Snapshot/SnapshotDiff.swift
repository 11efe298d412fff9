/// What differs between the fact sheets of two snapshots, entry by entry and fact by fact.
struct SnapshotDiff {
  /// By key; each fact by name.
  let entries: [EntryChange]
  /// The sheets to compare the next snapshot with.
  let sheets: [SheetKey: FactSheet]

  /// An incomplete snapshot takes nothing away: what it lacks stays as it was.
  ///
  /// A kind of fact that no old sheet has is one that the program has only now begun to watch: it
  /// is taken over without a word.
  init(
    from old: [SheetKey: FactSheet], to new: [SheetKey: FactSheet], isComplete: Bool
  ) {
    let kinds = Set(old.keys.lazy.map(\.kind))
    let families = Set(old.values.lazy.flatMap { $0.facts.keys.lazy.map(Self.family) })
    var sheets = new
    var entries: [EntryChange] = []
    for (key, sheet) in new {
      guard let before = old[key] else {
        if kinds.contains(key.kind) {
          entries.append(EntryChange(key: key, name: sheet.name, kind: .added))
        }
        continue
      }
      var sheet = sheet
      if !isComplete {
        sheet.facts.merge(before.facts) { new, _ in new }
        sheets[key] = sheet
      }
      let facts = Self.changes(from: before.facts, to: sheet.facts)
        .filter { families.contains(Self.family($0.fact)) }
      if !facts.isEmpty {
        entries.append(EntryChange(key: key, name: sheet.name, kind: .changed, facts: facts))
      }
    }
    for (key, sheet) in old where new[key] == nil {
      if isComplete {
        entries.append(EntryChange(key: key, name: sheet.name, kind: .removed))
      } else {
        sheets[key] = sheet
      }
    }
    self.entries = entries.sorted { $0.key < $1.key }
    self.sheets = sheets
  }

  private static func changes(
    from old: [String: String], to new: [String: String]
  ) -> [FactChange] {
    guard old != new else { return [] }
    return Set(old.keys).union(new.keys).sorted().compactMap { fact in
      old[fact] == new[fact] ? nil : FactChange(fact: fact, old: old[fact], new: new[fact])
    }
  }

  /// `moves` for `moves.red-blue`.
  private static func family(_ fact: String) -> Substring {
    fact.prefix { $0 != "." }
  }
}
