/// Reads `dataset.json`. References lead back: types and generations come before moves and chains,
/// those before the Pokémon, as `make_dataset.py` writes them.
struct DatasetReader {
  typealias Malformed = JSONCursor.Malformed
  private typealias Bytes = JSONCursor.Bytes

  private var dataset = Dataset()
  private var types = ByteTable<Group>()
  private var generations = ByteTable<Group>()
  private var moves = ByteTable<Move>()
  private var chains = ByteTable<[Evolution]>()
  /// Short texts that most entries share, each kept once.
  private var shared = ByteTable<String>()

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(Malformed) -> Dataset {
    var cursor = JSONCursor(bytes)
    var reader = DatasetReader()
    try cursor.object { cursor, name throws(Malformed) in
      try reader.readMember(name, &cursor)
    }
    return reader.dataset
  }

  private mutating func readMember(
    _ name: Bytes, _ cursor: inout JSONCursor
  ) throws(Malformed) {
    if name.equals("stat_names") {
      dataset.statNames = try Self.strings(&cursor)
    } else if name.equals("types") {
      dataset.types = try groups(&cursor, folder: "types", into: &types)
    } else if name.equals("generations") {
      dataset.generations = try groups(&cursor, folder: "generations", into: &generations)
    } else if name.equals("moves") {
      try cursor.object { cursor, slug throws(Malformed) in
        moves.insert(try move(&cursor), for: slug)
      }
    } else if name.equals("chains") {
      try cursor.object { cursor, id throws(Malformed) in
        chains.insert(try chain(&cursor), for: id)
      }
    } else if name.equals("pokemon") {
      try cursor.array { cursor throws(Malformed) in
        dataset.entries.append(try entry(&cursor))
      }
    } else {
      try cursor.skip()
    }
  }

  private static func strings(_ cursor: inout JSONCursor) throws(Malformed) -> [String] {
    var strings: [String] = []
    try cursor.array { cursor throws(Malformed) in strings.append(try cursor.string()) }
    return strings
  }

  private mutating func sharedString(_ cursor: inout JSONCursor) throws(Malformed) -> String {
    let start = cursor.offset
    let bytes = try cursor.lentString()
    if let known = shared[bytes] {
      return known
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // A text with escapes lies in the cursor's scratch, which the table must not keep.
    if cursor.offset - start <= bytes.count + 3 {
      shared.insert(text, for: bytes)
    }
    return text
  }

  private func groups(
    _ cursor: inout JSONCursor, folder: String, into table: inout ByteTable<Group>
  ) throws(Malformed) -> [Group] {
    var groups: [Group] = []
    try cursor.array { cursor throws(Malformed) in
      var slug = Bytes(start: nil, count: 0)
      var groupName = ""
      try cursor.object { cursor, name throws(Malformed) in
        if name.equals("slug") {
          slug = try cursor.lentString()
        } else if name.equals("name") {
          groupName = try cursor.string()
        } else {
          try cursor.skip()
        }
      }
      let group = Group(
        slug: String(decoding: slug, as: UTF8.self), name: groupName, folder: folder)
      table.insert(group, for: slug)
      groups.append(group)
    }
    return groups
  }

  /// The type or generation of that name, which must have come before.
  private static func group(
    _ cursor: inout JSONCursor, in table: ByteTable<Group>
  ) throws(Malformed) -> Group {
    guard let group = table[try cursor.lentString()] else {
      throw Malformed(offset: cursor.offset, expected: "a known type or generation")
    }
    return group
  }

  private func move(_ cursor: inout JSONCursor) throws(Malformed) -> Move {
    var moveName = ""
    var type: Group?
    var category = ""
    var power: Int?
    var accuracy: Int?
    var powerPoints = 0
    try cursor.object { cursor, name throws(Malformed) in
      if name.equals("name") {
        moveName = try cursor.string()
      } else if name.equals("type") {
        type = try Self.group(&cursor, in: types)
      } else if name.equals("class") {
        category = try cursor.string()
      } else if name.equals("power") {
        power = try cursor.integerOrNull()
      } else if name.equals("accuracy") {
        accuracy = try cursor.integerOrNull()
      } else if name.equals("pp") {
        powerPoints = try cursor.integer()
      } else {
        try cursor.skip()
      }
    }
    guard let type else {
      throw Malformed(offset: cursor.offset, expected: "a move with a type")
    }
    return Move(
      name: moveName, type: type, category: category, power: power, accuracy: accuracy,
      powerPoints: powerPoints)
  }

  private mutating func chain(_ cursor: inout JSONCursor) throws(Malformed) -> [Evolution] {
    var chain: [Evolution] = []
    try cursor.array { cursor throws(Malformed) in
      var step = Evolution(fromURL: "", fromName: "", toURL: "", toName: "", condition: "")
      try cursor.object { cursor, name throws(Malformed) in
        if name.equals("from") {
          step.fromURL = "/pokemon/\(try cursor.string())/"
        } else if name.equals("from_name") {
          step.fromName = try cursor.string()
        } else if name.equals("to") {
          step.toURL = "/pokemon/\(try cursor.string())/"
        } else if name.equals("to_name") {
          step.toName = try cursor.string()
        } else if name.equals("how") {
          step.condition = try sharedString(&cursor)
        } else {
          try cursor.skip()
        }
      }
      chain.append(step)
    }
    return chain
  }

  private mutating func entry(_ cursor: inout JSONCursor) throws(Malformed) -> Entry {
    var draft = EntryDraft()
    try cursor.object { cursor, name throws(Malformed) in
      try readMember(name, of: &draft, &cursor)
    }
    guard let generation = draft.generation else {
      throw Malformed(offset: cursor.offset, expected: "an entry with a generation")
    }
    return Entry(draft, generation: generation)
  }

  private mutating func readMember(
    _ name: Bytes, of draft: inout EntryDraft, _ cursor: inout JSONCursor
  ) throws(Malformed) {
    if name.equals("id") {
      draft.id = try cursor.integer()
    } else if name.equals("slug") {
      draft.slug = try cursor.string()
    } else if name.equals("name") {
      draft.name = try cursor.string()
    } else if name.equals("genus") {
      draft.genus = try sharedString(&cursor)
    } else if name.equals("types") {
      try cursor.array { cursor throws(Malformed) in
        draft.types.append(try Self.group(&cursor, in: types))
      }
    } else if name.equals("height") {
      draft.height = try cursor.integer()
    } else if name.equals("weight") {
      draft.weight = try cursor.integer()
    } else if name.equals("abilities") {
      draft.abilities = try abilities(&cursor)
    } else if name.equals("stats") {
      draft.stats.reserveCapacity(6)
      try cursor.array { cursor throws(Malformed) in draft.stats.append(try cursor.integer()) }
    } else if name.equals("generation") {
      draft.generation = try Self.group(&cursor, in: generations)
    } else if name.equals("colour") {
      draft.color = try sharedString(&cursor)
    } else if name.equals("egg_groups") {
      try cursor.array { cursor throws(Malformed) in
        draft.eggGroups.append(try sharedString(&cursor))
      }
    } else if name.equals("sprite") {
      draft.sprite = try sharedString(&cursor)
    } else if name.equals("flavor") {
      draft.flavor = try sharedString(&cursor)
    } else if name.equals("chain") {
      draft.evolutions = chains[try cursor.lentString()] ?? []
    } else if name.equals("moves") {
      draft.moves = try learnedMoves(&cursor)
    } else {
      try cursor.skip()
    }
  }

  private mutating func abilities(_ cursor: inout JSONCursor) throws(Malformed) -> [Ability] {
    var abilities: [Ability] = []
    try cursor.array { cursor throws(Malformed) in
      var ability = Ability(name: "", isHidden: false)
      try cursor.object { cursor, name throws(Malformed) in
        if name.equals("name") {
          ability.name = try sharedString(&cursor)
        } else if name.equals("hidden") {
          ability.isHidden = try cursor.bool()
        } else {
          try cursor.skip()
        }
      }
      abilities.append(ability)
    }
    return abilities
  }

  /// `[[1,"tackle"],…]`
  private func learnedMoves(_ cursor: inout JSONCursor) throws(Malformed) -> [LearnedMove] {
    var learned: [LearnedMove] = []
    learned.reserveCapacity(16)
    try cursor.array { cursor throws(Malformed) in
      var level: Int?
      try cursor.array { cursor throws(Malformed) in
        guard let known = level else {
          level = try cursor.integer()
          return
        }
        guard let move = moves[try cursor.lentString()] else {
          throw Malformed(offset: cursor.offset, expected: "a known move")
        }
        learned.append(LearnedMove(level: known, move: move))
      }
    }
    return learned
  }
}
