import PokeAPI

/// Makes the tables of learned moves: one a method, with a column for each game where games
/// differ.
struct MoveTables: Sendable {
  let context: SiteContext
  let book: MoveBook
  let methods: LearnMethods

  /// What one game teaches at one level.
  private struct Lesson {
    let method: LearnMethod
    let move: Int32
    /// The place of the game among those of the table.
    let game: Int
    let level: UInt8

    /// By method as tables follow each other, then by move, game and level.
    static func precede(_ left: Self, _ right: Self) -> Bool {
      if left.method != right.method { return LearnMethods.precede(left.method, right.method) }
      if left.move != right.move { return left.move < right.move }
      return (left.game, left.level) < (right.game, right.level)
    }
  }

  /// A move of a table, and the lessons that teach it.
  private struct Taught {
    let cells: MoveCells
    /// In the order of games and levels.
    let lessons: ArraySlice<Lesson>
    /// Where it stands: by level first, where the table is one of levels.
    let rank: (level: UInt8, name: Int)
  }

  /// The tables of what some games teach a Pokémon called `name`. The games are in the order of
  /// their release and belong to the era at that place of the book.
  func callAsFunction(_ games: [Learnset.Game], era: Int, name: String) -> [MoveTable] {
    var lessons: [Lesson] = []
    lessons.reserveCapacity(games.reduce(0) { $0 + $1.moves.count })
    for (place, game) in games.enumerated() {
      for move in game.moves {
        lessons.append(
          Lesson(method: move.method, move: move.move, game: place, level: move.level))
      }
    }
    lessons.sort(by: Lesson.precede)
    return Self.runs(lessons[...], by: \.method).compactMap { lessons in
      table(lessons, games: games, era: era, name: name)
    }
  }

  /// `lessons` are those of one method.
  private func table(
    _ lessons: ArraySlice<Lesson>, games: [Learnset.Game], era: Int, name: String
  ) -> MoveTable? {
    let method = lessons[lessons.startIndex].method
    let byLevel = method == .levelUp
    let taught = Self.runs(lessons, by: \.move).compactMap { lessons -> Taught? in
      book(lessons[lessons.startIndex].move, in: era).map { cells in
        let level = byLevel ? lessons.lazy.map(\.level).min() ?? 0 : 0
        return Taught(cells: cells, lessons: lessons, rank: (level, cells.place))
      }
    }
    .sorted { $0.rank < $1.rank }
    guard !taught.isEmpty else { return nil }
    let strings = context.strings
    let teaching = games.indices.filter { game in
      taught.contains { $0.lessons.contains { $0.game == game } }
    }
    // Games that teach the same share a column.
    var columns: [(games: [Slug], marks: [String])] = []
    if byLevel || teaching.count > 1 {
      for game in teaching {
        let marks = taught.map { mark($0, game: game, byLevel: byLevel) }
        if let same = columns.firstIndex(where: { $0.marks == marks }) {
          columns[same].games.append(games[game].versionGroup)
        } else {
          columns.append(([games[game].versionGroup], marks))
        }
      }
    }
    let shown = columns.count > 1 || byLevel ? columns : []
    let title = methods.title(method)
    return MoveTable(
      method: method, title: title, count: strings.number(taught.count),
      label: strings(.learnLabel, ("pokemon", name), ("method", title.text)),
      games: teaching.count == games.count
        ? nil : names(teaching.map { games[$0].versionGroup }),
      columns: columns.count > 1
        ? shown.map { names($0.games) } : shown.map { _ in strings[.learnLevel] },
      rows: taught.indices.map { place in
        LearnedRow(marks: shown.map { $0.marks[place] }, move: taught[place].cells)
      })
  }

  /// What the column of a game says of a move.
  private func mark(_ move: Taught, game: Int, byLevel: Bool) -> String {
    let levels = move.lessons.lazy.filter { $0.game == game }.map(\.level)
    guard let first = levels.first else { return "–" }
    guard byLevel else { return "✓" }
    return levels.dropFirst().reduce(into: text(first)) {
      $0 += context.strings[.listSeparator] + text($1)
    }
  }

  /// The level of evolution is written as 0.
  private func text(_ level: UInt8) -> String {
    level == 0 ? context.strings[.learnAtEvolution] : String(level)
  }

  /// The parts of a sorted array that have the same key.
  private static func runs<Key: Equatable>(
    _ lessons: ArraySlice<Lesson>, by key: (Lesson) -> Key
  ) -> [ArraySlice<Lesson>] {
    var runs: [ArraySlice<Lesson>] = []
    var start = lessons.startIndex
    while start < lessons.endIndex {
      let first = key(lessons[start])
      let end = lessons[start...].firstIndex { key($0) != first } ?? lessons.endIndex
      runs.append(lessons[start..<end])
      start = end
    }
    return runs
  }

  private func names(_ groups: [Slug]) -> String {
    groups.map(context.vocabulary.games).joined(separator: context.strings[.learnGamesSeparator])
  }
}
