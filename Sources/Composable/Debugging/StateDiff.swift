/// What differs between two values, as lines: `−` for the first value, `+` for the second, and
/// around them the lines of the values that hold the change.
package struct StateDiff {
  /// The lines that differ with those around them; nil when both values print alike.
  package let text: String?

  package init(from old: Any, to new: Any) {
    let changes = Self.changes(from: ValueDump(old).lines, to: ValueDump(new).lines)
    let hasChanges = changes.contains { $0.mark != .same }
    text = hasChanges ? Self.relevant(changes).joined(separator: "\n") : nil
  }

  private enum Mark: String {
    case same = " "
    case removed = "−"
    case added = "+"
  }

  private struct Change {
    let mark: Mark
    let line: ValueDump.Line
  }

  /// Both dumps as one list of lines. Equal lines at both ends are set aside first: the search for
  /// the fewest changes grows with the square of what is left.
  private static func changes(from old: [ValueDump.Line], to new: [ValueDump.Line]) -> [Change] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    let middle = replacement(
      of: Array(old[start..<old.count - end]), by: Array(new[start..<new.count - end]))
    return old[..<start].map { Change(mark: .same, line: $0) } + middle
      + old[(old.count - end)...].map { Change(mark: .same, line: $0) }
  }

  /// The fewest changes that lead from some lines to others; of very many lines all.
  private static func replacement(
    of old: [ValueDump.Line], by new: [ValueDump.Line]
  ) -> [Change] {
    guard !old.isEmpty, !new.isEmpty, old.count + new.count <= 4_000 else {
      return old.map { Change(mark: .removed, line: $0) }
        + new.map { Change(mark: .added, line: $0) }
    }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [Change] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if removed.contains(o) {
        changes.append(Change(mark: .removed, line: old[o]))
        o += 1
      } else if added.contains(n) {
        changes.append(Change(mark: .added, line: new[n]))
        n += 1
      } else {
        changes.append(Change(mark: .same, line: old[o]))
        o += 1
        n += 1
      }
    }
    return changes
  }

  /// The lines that differ, and the opening and closing lines around them.
  private static func relevant(_ changes: [Change]) -> [String] {
    var texts: [String] = []
    var pending: [Change] = []
    var openDepths: Set<Int> = []
    func show(_ change: Change) {
      let indent = String(repeating: "  ", count: change.line.depth)
      texts.append("\(change.mark.rawValue) \(indent)\(change.line.text)")
      if change.line.isOpening { openDepths.insert(change.line.depth) }
      if change.line.isClosing { openDepths.remove(change.line.depth) }
    }
    for change in changes {
      pending.removeAll { $0.line.depth >= change.line.depth }
      if change.mark != .same {
        for opening in pending { show(opening) }
        pending = []
        show(change)
      } else if change.line.isOpening {
        pending.append(change)
      } else if change.line.isClosing, openDepths.contains(change.line.depth) {
        show(change)
      }
    }
    return texts
  }
}

extension String {
  /// The text with every line moved to the right by a number of spaces.
  package func indented(by spaces: Int) -> String {
    let indent = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }
      .joined(separator: "\n")
  }
}
