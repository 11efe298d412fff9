/// Encodes as one text: the item, then after each colon how often, in percent, and the games in
/// which it is so: `moon-stone:5,ruby,sapphire:10,x`.
extension HeldItem: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode { cursor throws(TextCursor.Fault) in
      var held = HeldItem(item: try cursor.slug(), rarities: [])
      try cursor.expect(":")
      repeat {
        let percent = try cursor.number(in: 1...100)
        try cursor.expect(",")
        repeat {
          held.rarities.append(Rarity(version: try cursor.slug(), percent: percent))
        } while cursor.skip(",")
      } while cursor.skip(":")
      return held
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var text = item.rawValue
    var percent: Int?
    for rarity in rarities {
      if rarity.percent != percent {
        percent = rarity.percent
        text += ":\(rarity.percent)"
      }
      text += ",\(rarity.version)"
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
