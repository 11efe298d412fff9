/// One value for each of the six stats, in the games' order.
///
/// Encodes as an array of six integers.
public struct StatValues: Equatable, Sendable {
  /// Hit points.
  public var hp: Int
  /// Strength of physical moves.
  public var attack: Int
  /// Resistance to physical moves.
  public var defense: Int
  /// Strength of special moves.
  public var specialAttack: Int
  /// Resistance to special moves.
  public var specialDefense: Int
  /// Who moves first.
  public var speed: Int

  /// Six values; 0 by default.
  public init(
    hp: Int = 0, attack: Int = 0, defense: Int = 0, specialAttack: Int = 0,
    specialDefense: Int = 0, speed: Int = 0
  ) {
    self.hp = hp
    self.attack = attack
    self.defense = defense
    self.specialAttack = specialAttack
    self.specialDefense = specialDefense
    self.speed = speed
  }

  /// PokeAPI's names of the six, in the order of `values`.
  public static let slugs: [Slug] = [
    "hp", "attack", "defense", "special-attack", "special-defense", "speed",
  ]

  /// The six in the games' order.
  public var values: [Int] { [hp, attack, defense, specialAttack, specialDefense, speed] }

  /// Their sum.
  public var total: Int { hp + attack + defense + specialAttack + specialDefense + speed }
}

extension StatValues: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    hp = try container.decode(Int.self)
    attack = try container.decode(Int.self)
    defense = try container.decode(Int.self)
    specialAttack = try container.decode(Int.self)
    specialDefense = try container.decode(Int.self)
    speed = try container.decode(Int.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values { try container.encode(value) }
  }
}
