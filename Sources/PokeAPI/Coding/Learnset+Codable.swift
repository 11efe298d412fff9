/// Encodes as one text, because there are half a million moves in the learnsets of all Pokémon:
///
///     red-blue:1@1,33,12@7,73:4,14,1;yellow:1=0:4=0;gold-silver:1@1,33,12@4,45
///
/// The games stand between semicolons, by version group. After each colon stands the id of a way to
/// learn moves, then `=` and the place of an earlier game, from 0, that teaches the same moves in
/// this way; or else the moves. `@` says the level from here on, which is 0 before. After each comma
/// stands how much a move's id is larger than that of the move before it at this level, or than 0.
extension Learnset: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode { cursor throws(TextCursor.Fault) in
      try LearnsetText.read(&cursor)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(LearnsetText.text(of: self))
  }
}

/// The coding of learnsets as texts.
enum LearnsetText {
  private static let moveIDs = 1...10_000_000

  /// The moves of each method, each with its level, in one game.
  private typealias Ways = [LearnMethod: [LearnedMove]]

  /// Reads to the end, or up to what cannot belong to a learnset. References to earlier games would
  /// let a short text stand for any number of moves, but for the limit.
  static func read(_ cursor: inout TextCursor) throws(TextCursor.Fault) -> Learnset {
    var learnset = Learnset()
    guard !cursor.isAtEnd else { return learnset }
    var earlier: [Ways] = []
    var left = Learnset.maximumMoves
    repeat {
      let slug = try cursor.slug()
      guard !learnset.games.contains(where: { $0.versionGroup == slug }) else {
        throw cursor.fault("expected another game than \(slug)")
      }
      guard earlier.count < Learnset.maximumGames else {
        throw cursor.fault("expected fewer games")
      }
      var game = Learnset.Game(versionGroup: slug, moves: [])
      var ways: Ways = [:]
      var last = -1
      while cursor.skip(":") {
        guard last < 255 else { throw cursor.fault("expected no higher method") }
        let method = LearnMethod(rawValue: UInt8(try cursor.number(in: (last + 1)...255)))
        last = Int(method.rawValue)
        let moves = try moves(&cursor, method, earlier)
        left -= moves.count
        guard left >= 0 else { throw cursor.fault("expected fewer moves") }
        ways[method] = moves
        game.moves += moves
      }
      guard last >= 0 else { throw cursor.fault("expected a colon") }
      earlier.append(ways)
      learnset.games.append(game)
    } while cursor.skip(";")
    return learnset
  }

  private static func moves(
    _ cursor: inout TextCursor, _ method: LearnMethod, _ earlier: [Ways]
  ) throws(TextCursor.Fault) -> [LearnedMove] {
    if cursor.skip("=") {
      guard !earlier.isEmpty, case let game = try cursor.number(in: 0...(earlier.count - 1)),
        let moves = earlier[game][method]
      else { throw cursor.fault("expected an earlier game with this method") }
      return moves
    }
    var moves: [LearnedMove] = []
    var level = 0
    while true {
      if cursor.skip("@") {
        guard level < 255 else { throw cursor.fault("expected no higher level") }
        level = try cursor.number(in: (level + 1)...255)
      } else if !moves.isEmpty {
        break
      }
      var id = 0
      try cursor.expect(",")
      repeat {
        guard id < moveIDs.upperBound else { throw cursor.fault("expected no higher move") }
        id += try cursor.number(in: 1...(moveIDs.upperBound - id))
        moves.append(LearnedMove(move: id, method: method, level: level))
        guard moves.count <= Learnset.maximumMoves else {
          throw cursor.fault("expected fewer moves")
        }
      } while cursor.skip(",")
    }
    return moves
  }

  /// The text that `read` makes the learnset of.
  static func text(of learnset: Learnset) -> String {
    var text = ""
    var known: [ArraySlice<LearnedMove>: Int] = [:]
    for (place, game) in learnset.games.enumerated() {
      if place > 0 { text += ";" }
      text += game.versionGroup.rawValue
      var rest = game.moves[...]
      while let method = rest.first?.method {
        let moves = rest.prefix { $0.method == method }
        rest = rest.dropFirst(moves.count)
        text += ":\(method.rawValue)"
        if let same = known[moves] {
          text += "=\(same)"
        } else {
          known[moves] = place
          append(moves, to: &text)
        }
      }
    }
    return text
  }

  private static func append(_ moves: ArraySlice<LearnedMove>, to text: inout String) {
    var level: UInt8 = 0
    var id: Int32 = 0
    for move in moves {
      if move.level != level {
        level = move.level
        id = 0
        text += "@\(level)"
      }
      text += ",\(move.move - id)"
      id = move.move
    }
  }
}
