extension String {
  /// The candidate that fewest edits make of this text, if it takes at most a third of its letters.
  func nearest(among candidates: [String]) -> String? {
    let scored = candidates.map { (distance: editDistance(to: $0), text: $0) }
    guard let best = scored.min(by: { $0 < $1 }), best.distance <= max(1, count / 3) else {
      return nil
    }
    return best.text
  }

  /// Levenshtein's: insertions, deletions and replacements of one character.
  private func editDistance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, mine) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, theirs) in other.enumerated() {
        let replaced = diagonal + (mine == theirs ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
