import PokeAPI

/// Gathers what is learned by game, which the API lists by move.
struct LearnsetReader {
  private var games: [Int: Game] = [:]
  private var methods: Set<Int> = []
  private var moves: [Int] = []
  /// What the move at hand is learned by, while its id may still be unread.
  private var entries: [Entry] = []

  private struct Game {
    let slug: Slug
    let isOmitted: Bool
    var moves: [LearnedMove] = []
  }

  private struct Entry {
    let game: Int
    let method: LearnMethod
    let level: Int
  }

  /// Games by id, and the moves of each in the order of the model.
  var learnset: Learnset {
    get throws(RecordProblem) {
      let games = games.filter { !$0.value.moves.isEmpty }.sorted { $0.key < $1.key }
        .map { _, game in
          Learnset.Game(versionGroup: game.slug, moves: Set(game.moves).sorted(by: Self.isBefore))
        }
      guard games.count <= Learnset.maximumGames,
        games.reduce(0, { $0 + $1.moves.count }) <= Learnset.maximumMoves
      else { throw RecordProblem("$.moves", "more than any Pokémon can learn") }
      return Learnset(games: games)
    }
  }

  /// The moves, the ways to learn them and the games; sorted by the record that takes them.
  var references: [ResourceReference] {
    moves.map { ResourceReference(.move, $0) }
      + methods.map { ResourceReference(.moveLearnMethod, $0) }
      + games.filter { !$0.value.moves.isEmpty }.map { ResourceReference(.versionGroup, $0.key) }
  }

  private static func isBefore(_ left: LearnedMove, _ right: LearnedMove) -> Bool {
    (left.method, left.level, left.move) < (right.method, right.level, right.move)
  }

  mutating func readMove(_ cursor: inout JSONCursor) throws(RecordProblem) {
    var move: Int?
    entries.removeAll(keepingCapacity: true)
    try cursor.object { (cursor, key) throws(RecordProblem) in
      if key.spells("move") {
        let link = try cursor.link(to: .move)
        move = link.id
      } else if key.spells("version_group_details") {
        try cursor.array { (cursor) throws(RecordProblem) in try readDetail(&cursor) }
      }
    }
    guard let move else { throw cursor.fault("missing", at: ".move") }
    guard !entries.isEmpty else { return }
    moves.append(move)
    for entry in entries {
      games[entry.game]?.moves.append(
        LearnedMove(move: move, method: entry.method, level: entry.level))
    }
  }

  private mutating func readDetail(_ cursor: inout JSONCursor) throws(RecordProblem) {
    var level: Int?
    var method: Int?
    var game: Int?
    try cursor.object { (cursor, key) throws(RecordProblem) in
      if key.spells("level_learned_at") {
        level = try cursor.number(in: 0...Int(UInt8.max))
      } else if key.spells("move_learn_method") {
        method = try cursor.link(to: .moveLearnMethod).id
      } else if key.spells("version_group") {
        game = try readGame(&cursor)
      }
    }
    guard let level else { throw cursor.fault("missing", at: ".level_learned_at") }
    guard let method else { throw cursor.fault("missing", at: ".move_learn_method") }
    guard let game else { throw cursor.fault("missing", at: ".version_group") }
    guard let known = UInt8(exactly: method) else {
      throw cursor.fault("expected 1 to 255, found \(method)", at: ".move_learn_method.url")
    }
    guard games[game]?.isOmitted == false else { return }
    methods.insert(method)
    entries.append(Entry(game: game, method: LearnMethod(rawValue: known), level: level))
  }

  private mutating func readGame(_ cursor: inout JSONCursor) throws(RecordProblem) -> Int {
    let link = try cursor.link(to: .versionGroup)
    if games[link.id] == nil {
      let slug = try cursor.slug(link.name, at: ".name")
      guard !games.values.contains(where: { $0.slug == slug }) else {
        throw cursor.fault("\(slug) has two ids", at: ".url")
      }
      games[link.id] = Game(slug: slug, isOmitted: OmittedGames.versionGroups.contains(slug))
    }
    return link.id
  }
}
