/// The known name closest to a misspelled one.
package enum NearestName {
  /// A hint to append to a message: `; did you mean “title”?`, or nothing when no name is near.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    nearest(to: name, among: known).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The name with the fewest edits, if they are at most a third of its length (and one at least);
  /// of equals the first in alphabetical order.
  package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    return
      known
      .map { (distance: distance(name.lowercased(), $0.lowercased()), name: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// Insertions, removals, replacements and swaps of neighbors that turn one text into the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars.prefix(64))
    let right = Array(right.unicodeScalars.prefix(64))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isEqual = left[row] == right[column]
        var best = min(last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
