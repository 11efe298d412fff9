import PokeAPI

/// An item that a wild Pokémon may hold.
struct HeldItemDTO: Decodable {
  let item: LinkDTO
  let versionDetails: [RarityDTO]

  struct RarityDTO: Decodable {
    let rarity: Int
    let version: LinkDTO
  }

  enum CodingKeys: String, CodingKey {
    case item
    case versionDetails = "version_details"
  }
}

extension [HeldItemDTO] {
  /// By item id, without those of games that are left out.
  func heldItems(
    _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> [HeldItem] {
    var items: [(id: Int, item: HeldItem)] = []
    for (index, entry) in enumerated() {
      let path = "$.held_items[\(index)]"
      let rarities = try entry.rarities(at: path, &references)
      if rarities.isEmpty { continue }
      let slug: Slug = try references.follow(entry.item, to: .item, at: "\(path).item")
      let id = try entry.item.reference(to: .item, at: "\(path).item").id
      items.append((id, HeldItem(item: slug, rarities: rarities)))
    }
    return items.sorted { $0.id < $1.id }.map(\.item)
  }
}

extension HeldItemDTO {
  /// By version id.
  fileprivate func rarities(
    at path: String, _ references: inout ReferenceCollector
  ) throws(RecordProblem) -> [HeldItem.Rarity] {
    var rarities: [(version: Int, rarity: HeldItem.Rarity)] = []
    for (index, detail) in versionDetails.enumerated() {
      let path = "\(path).version_details[\(index)]"
      guard let slug = detail.version.name else {
        throw RecordProblem("\(path).version.name", "missing")
      }
      let percent: Int = try checked(detail.rarity, in: 1...100, at: "\(path).rarity")
      if OmittedGames.versions.contains(slug) { continue }
      let id = try references.followID(detail.version, to: .version, at: "\(path).version")
      rarities.append((id, HeldItem.Rarity(version: slug, percent: percent)))
    }
    return rarities.sorted { $0.version < $1.version }.map(\.rarity)
  }
}
