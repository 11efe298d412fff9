/// Two texts compared line by line.
public enum LineDifference {
  /// What to show around a change.
  private static let context = 3

  /// The changes as a unified diff, with three lines around each; `nil` when there is none.
  public static func unified(expected: String, actual: String) -> String? {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    guard !changes.isEmpty else {
      return nil
    }
    let lines = merged(old, new, changes)
    let shown = Set(
      lines.indices.filter { lines[$0].mark != " " }.flatMap { $0 - context...$0 + context })
    var result: [String] = []
    var last = -1
    for index in lines.indices where shown.contains(index) {
      if index > last + 1 || result.isEmpty {
        result.append("@@ line \(lines[index].number) @@")
      }
      result.append("\(lines[index].mark)\(lines[index].text)")
      last = index
    }
    return result.joined(separator: "\n")
  }

  /// All lines of both, in order, with the number of each in the new text.
  private static func merged(
    _ old: [Substring], _ new: [Substring], _ changes: CollectionDifference<Substring>
  ) -> [(mark: Character, text: Substring, number: Int)] {
    let removed = Set(changes.removals.map(offset))
    let inserted = Set(changes.insertions.map(offset))
    var lines: [(mark: Character, text: Substring, number: Int)] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(("-", old[before], after + 1))
        before += 1
      } else if inserted.contains(after) {
        lines.append(("+", new[after], after + 1))
        after += 1
      } else {
        lines.append((" ", new[after], after + 1))
        before += 1
        after += 1
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
