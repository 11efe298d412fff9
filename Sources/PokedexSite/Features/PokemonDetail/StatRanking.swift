import PokeAPI

/// Where a base stat stands among all species of the snapshot, by their default varieties.
struct StatRanking: Sendable {
  /// How many species were ranked.
  let count: Int
  /// The medians of the six stats, in their order; of two middle values the upper one.
  let medians: [Int]
  /// For each stat and, last, the total: all values, ascending.
  private let sorted: [[Int]]

  init(_ stats: some Collection<StatValues>) {
    count = stats.count
    let places = StatValues.slugs.indices
    sorted =
      places.map { place in stats.map { $0.values[place] }.sorted() } + [
        stats.map(\.total).sorted()
      ]
    medians = places.map { [sorted] in sorted[$0].isEmpty ? 0 : sorted[$0][stats.count / 2] }
  }

  /// The rank of a value of the stat at `place`: 1 and the number of species with a higher one.
  func rank(of value: Int, at place: Int) -> Int { rank(of: value, in: sorted[place]) }

  func rank(ofTotal total: Int) -> Int { rank(of: total, in: sorted[sorted.count - 1]) }

  private func rank(of value: Int, in values: [Int]) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return 1 + values.count - low
  }
}
