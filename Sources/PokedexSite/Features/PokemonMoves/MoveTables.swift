import PokeAPI

/// Makes the tables of learned moves: one a method, with a column for each game where games
/// differ.
struct MoveTables: Sendable {
  let context: SiteContext
  let book: MoveBook
  let methods: LearnMethods

  /// The tables of what some games teach a Pokémon called `name`. The games are in the order of
  /// their release and belong to the era at that place of the book.
  func callAsFunction(_ games: [Learnset.Game], era: Int, name: String) -> [MoveTable] {
    var levels: [LearnMethod: [Int32: [[UInt8]]]] = [:]
    for (place, game) in games.enumerated() {
      for move in game.moves {
        levels[move.method, default: [:]][
          move.move, default: Array(repeating: [], count: games.count)][place].append(move.level)
      }
    }
    return levels.sorted { LearnMethods.precede($0.key, $1.key) }.compactMap { method, moves in
      table(method, moves, games: games, era: era, name: name)
    }
  }

  /// `moves` holds the levels of each move, game by game.
  private func table(
    _ method: LearnMethod, _ moves: [Int32: [[UInt8]]], games: [Learnset.Game], era: Int,
    name: String
  ) -> MoveTable? {
    let byLevel = method == .levelUp
    let known = moves.compactMap { id, levels in book(id, in: era).map { (cells: $0, levels) } }
      .sorted { rank($0, byLevel: byLevel) < rank($1, byLevel: byLevel) }
    guard !known.isEmpty else { return nil }
    let strings = context.strings
    let teaching = games.indices.filter { place in known.contains { !$0.1[place].isEmpty } }
    let columns = teaching.map { place in
      (games[place].versionGroup, known.map { mark($0.1[place], byLevel: byLevel) })
    }
    // Games that teach the same share a column.
    let distinct = columns.reduce(into: [(games: [Slug], marks: [String])]()) { distinct, column in
      if let same = distinct.firstIndex(where: { $0.marks == column.1 }) {
        distinct[same].games.append(column.0)
      } else {
        distinct.append(([column.0], column.1))
      }
    }
    let shown = distinct.count > 1 || byLevel ? distinct : []
    let title = methods.title(method)
    return MoveTable(
      method: method, title: title, count: strings.number(known.count),
      label: strings(.learnLabel, ("pokemon", name), ("method", title.text)),
      games: teaching.count == games.count
        ? nil : names(teaching.map { games[$0].versionGroup }),
      columns: distinct.count > 1
        ? shown.map { names($0.games) } : shown.map { _ in strings[.learnLevel] },
      rows: known.enumerated().map { place, move in
        LearnedRow(marks: shown.map { $0.marks[place] }, move: move.cells)
      })
  }

  private func rank(_ move: (cells: MoveCells, [[UInt8]]), byLevel: Bool) -> (UInt8, Int) {
    (byLevel ? move.1.lazy.compactMap(\.first).min() ?? 0 : 0, move.cells.place)
  }

  private func mark(_ levels: [UInt8], byLevel: Bool) -> String {
    guard !levels.isEmpty else { return "–" }
    guard byLevel else { return "✓" }
    // The level of evolution is written as 0.
    return levels.map { $0 == 0 ? context.strings[.learnAtEvolution] : String($0) }
      .joined(separator: context.strings[.listSeparator])
  }

  private func names(_ groups: [Slug]) -> String {
    groups.map(context.vocabulary.games).joined(separator: context.strings[.learnGamesSeparator])
  }
}
