extension Pictures: Codable {
  private enum CodingKeys: CodingKey {
    case sprite, artwork, home, shinyArtwork
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func address(_ key: CodingKeys, in folder: MediaFolder) throws -> String? {
      folder.expanded(try container.decodeIfPresent(String.self, forKey: key))
    }
    self.init(
      sprite: try address(.sprite, in: .sprites), artwork: try address(.artwork, in: .artwork),
      home: try address(.home, in: .home),
      shinyArtwork: try address(.shinyArtwork, in: .shinyArtwork))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ address: String?, _ key: CodingKeys, in folder: MediaFolder) throws {
      try container.encodeIfPresent(folder.shortened(address), forKey: key)
    }
    try encode(sprite, .sprite, in: .sprites)
    try encode(artwork, .artwork, in: .artwork)
    try encode(home, .home, in: .home)
    try encode(shinyArtwork, .shinyArtwork, in: .shinyArtwork)
  }
}
