/// Encodes the places as one text, because there are 24,000 of them:
///
///     red blue yellow/walk super-rod/viridian-forest-area:0,3-5,5,0,1;route-1-area:0,4,20,2
///
/// First the games and the methods, which the places name by their position, from 0. Then, between
/// semicolons, the areas with a place after each colon: the method, the levels, the chance and the
/// games.
extension PokemonEncounters: Codable {
  private enum CodingKeys: CodingKey { case id, places }

  /// The places of one Pokémon as the text stands for them.
  private struct Places: Codable, Equatable {
    var places: [Place]

    init(_ places: [Place] = []) { self.places = places }

    init(from decoder: any Decoder) throws {
      places = try decoder.singleValueContainer().decode { cursor throws(TextCursor.Fault) in
        try EncounterText.read(&cursor)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(EncounterText.text(of: places))
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      places: try container.decode(.places, usually: Places()).places)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(Places(places), .places, usually: Places())
  }
}

/// The coding of places as a text.
enum EncounterText {
  private typealias Place = PokemonEncounters.Place
  private static let levels = 0...255

  /// Reads to the end, or up to what cannot belong to a place.
  static func read(
    _ cursor: inout TextCursor
  ) throws(TextCursor.Fault) -> [PokemonEncounters.Place] {
    let versions = try slugs(&cursor)
    let methods = try slugs(&cursor)
    var places: [Place] = []
    repeat {
      let area = try cursor.slug()
      try cursor.expect(":")
      repeat {
        let method = methods[try cursor.number(in: 0...(methods.count - 1))]
        try cursor.expect(",")
        let low = try cursor.number(in: levels)
        let high = cursor.skip("-") ? try cursor.number(in: low...levels.upperBound) : low
        try cursor.expect(",")
        let chance = try cursor.number(in: 0...100)
        var place = Place(
          area: area, versions: [], method: method, levels: low...high, chance: chance)
        try cursor.expect(",")
        repeat {
          place.versions.append(versions[try cursor.number(in: 0...(versions.count - 1))])
        } while cursor.skip(",")
        places.append(place)
      } while cursor.skip(":")
    } while cursor.skip(";")
    return places
  }

  /// One slug or more, up to a slash.
  private static func slugs(_ cursor: inout TextCursor) throws(TextCursor.Fault) -> [Slug] {
    var slugs: [Slug] = []
    repeat { slugs.append(try cursor.slug()) } while cursor.skip(" ")
    try cursor.expect("/")
    return slugs
  }

  /// The text that `read` makes the places of.
  static func text(of places: [PokemonEncounters.Place]) -> String {
    var versions = Positions()
    var methods = Positions()
    var text = ""
    var area: Slug?
    for place in places {
      if place.area != area {
        text += area == nil ? place.area.rawValue : ";\(place.area)"
        area = place.area
      }
      text += ":\(methods[place.method]),\(place.levels.lowerBound)"
      if place.levels.count > 1 { text += "-\(place.levels.upperBound)" }
      text += ",\(place.chance)"
      for version in place.versions { text += ",\(versions[version])" }
    }
    return "\(versions.text)/\(methods.text)/\(text)"
  }

  /// Numbers slugs as they come.
  private struct Positions {
    private var slugs: [Slug] = []
    private var positions: [Slug: Int] = [:]

    subscript(slug: Slug) -> Int {
      mutating get {
        if let position = positions[slug] { return position }
        positions[slug] = slugs.count
        slugs.append(slug)
        return slugs.count - 1
      }
    }

    var text: String { slugs.map(\.rawValue).joined(separator: " ") }
  }
}
