/// The moves that one Pokémon learns, game by game.
public struct Learnset: Equatable, Sendable {
  /// Sorted by version group id; no game is empty.
  public var games: [Game]

  /// What the games of one version group teach.
  public struct Game: Equatable, Sendable {
    /// The games that came out together.
    public var versionGroup: Slug
    /// Sorted by method, level and move id, each once.
    public var moves: [LearnedMove]

    /// Moves in the order described.
    public init(versionGroup: Slug, moves: [LearnedMove]) {
      self.versionGroup = versionGroup
      self.moves = moves
    }
  }

  /// The most games of one Pokémon that sources accept; there are 21.
  package static let maximumGames = 200
  /// The most moves in all games of one Pokémon that sources accept; the data has 2,712 at most.
  package static let maximumMoves = 20_000

  /// Games in the order described; none by default.
  public init(games: [Game] = []) {
    self.games = games
  }
}

/// One move and one way to learn it. Small, because there are 638,321 in the whole data.
public struct LearnedMove: Hashable, Sendable {
  /// The move's id.
  public var move: Int32
  /// The id of PokeAPI's move learn method; see `LearnMethod`.
  public var method: LearnMethod
  /// At which level; 0 where the level does not matter, or is that of the evolution.
  public var level: UInt8

  /// A move, how and when.
  public init(move: Int, method: LearnMethod, level: Int = 0) {
    self.move = Int32(clamping: move)
    self.method = method
    self.level = UInt8(clamping: level)
  }
}

/// A way to learn a move: PokeAPI's id of its move learn method, of which it may add more.
public struct LearnMethod: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// PokeAPI's id.
  public let rawValue: UInt8

  /// The method of that id.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// By reaching a level.
  public static let levelUp = LearnMethod(rawValue: 1)
  /// Bred from a parent that knows it.
  public static let egg = LearnMethod(rawValue: 2)
  /// Taught by somebody in the game.
  public static let tutor = LearnMethod(rawValue: 3)
  /// From a technical or hidden machine or a record.
  public static let machine = LearnMethod(rawValue: 4)

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
