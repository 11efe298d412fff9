import Foundation

/// A page made from each template, by the template's name.
enum Examples {
  static let paths: [String: String] = [
    "404": "no/such/page/",
    "abilities": "abilities/",
    "ability": "abilities/overgrow/",
    "browse": "browse/",
    "changes": "changes/",
    "checklist": "checklist/",
    "coverage": "coverage/",
    "export": "export/",
    "favorites": "favorites/",
    "generation": "generations/1/",
    "generations": "generations/",
    "group": "egg-groups/monster/",
    "groups": "egg-groups/",
    "move": "moves/tackle/",
    "moves": "moves/",
    "names": "names/",
    "offline": "offline/",
    "pokemon-detail": "pokemon/eevee/",
    "pokemon-list": "page/2/",
    "pokemon-moves": "pokemon/pikachu/moves/1/",
    "search": "search/",
    "type": "types/fire/",
    "type-pair": "types/fire/flying/",
    "types": "types/",
  ]

  static let all = paths.sorted { $0.key < $1.key }.map(\.value)

  private static let templates = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Templates").standardized

  /// The templates of pages: layout is the frame of all of them.
  static func templateNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: templates.path)
      .filter { $0.hasSuffix(".xhtml") && $0 != "layout.xhtml" }
      .map { String($0.dropLast(".xhtml".count)) }.sorted()
  }
}
