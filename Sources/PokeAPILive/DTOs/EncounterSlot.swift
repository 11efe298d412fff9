import PokeAPI

/// One line of a table of wild Pokémon: how, at which levels, how often and under which conditions.
struct EncounterSlot {
  let method: EncounterMethod
  let levels: ClosedRange<Int>
  let chance: Int
  /// What must hold, such as the night or a swarm; all of them at the same time.
  let conditions: Set<Slug>

  /// A method's id and slug.
  struct EncounterMethod: Hashable {
    let id: Int
    let slug: Slug
  }

  init(_ cursor: inout JSONCursor) throws(RecordProblem) {
    var method: EncounterMethod?
    var low: Int?
    var high: Int?
    var chance: Int?
    var conditions: Set<Slug> = []
    let validLevels = 0...Int(UInt8.max)
    try cursor.object { (cursor, key) throws(RecordProblem) in
      if key.spells("method") {
        let link = try cursor.link(to: .encounterMethod)
        method = EncounterMethod(id: link.id, slug: try cursor.slug(link.name, at: ".name"))
      } else if key.spells("min_level") {
        low = try cursor.number(in: validLevels)
      } else if key.spells("max_level") {
        high = try cursor.number(in: validLevels)
      } else if key.spells("chance") {
        chance = try cursor.number(in: 0...100)
      } else if key.spells("condition_values") {
        try cursor.array { (cursor) throws(RecordProblem) in
          conditions.insert(try cursor.name())
        }
      }
    }
    guard let method else { throw cursor.fault("missing", at: ".method") }
    guard let low else { throw cursor.fault("missing", at: ".min_level") }
    guard let high else { throw cursor.fault("missing", at: ".max_level") }
    guard let chance else { throw cursor.fault("missing", at: ".chance") }
    guard low <= high else {
      throw cursor.fault("expected \(low) or more, found \(high)", at: ".max_level")
    }
    self.method = method
    levels = low...high
    self.chance = chance
    self.conditions = conditions
  }
}

extension [EncounterSlot] {
  /// The highest chance under any of the conditions that are named, in percent: the sum of what
  /// applies then, at most 100. Gifts and the like are one slot each and would add up to more.
  var highestChance: Int {
    let states = Set(map(\.conditions))
    let sums = states.map { state in
      reduce(0) { $1.conditions.isSubset(of: state) ? $0 + $1.chance : $0 }
    }
    return Swift.min(100, sums.max() ?? 0)
  }
}
