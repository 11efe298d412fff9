/// What a file counts for when the site is weighed, told by its path.
enum WeightRole: Hashable, Sendable {
  case page(PageKind)
  /// The own page of a species, which counts for the median as well.
  case speciesPage
  case styles
  case scripts
  /// What a search loads before its first answer.
  case firstSearch(language: String)
  case laterSearch(language: String)
  /// What searches in all languages share.
  case sharedSearch

  /// `nil` for a file that no budget speaks of.
  init?(path: String) {
    if path.hasSuffix(".html") {
      self = Self.page(path)
    } else if path.hasSuffix(".css") {
      self = .styles
    } else if path.hasSuffix(".js") {
      self = .scripts
    } else if path.hasSuffix(".json"), !path.hasSuffix("/index.json"), let role = Self.search(path)
    {
      self = role
    } else {
      return nil
    }
  }

  /// `pokemon/NAME/index.html`, and `pokemon/NAME/moves/GENERATION/index.html`, in any language.
  private static func page(_ path: String) -> WeightRole {
    var parts = path.split(separator: "/")[...]
    if parts.count > 1, parts.first != "pokemon", parts.dropFirst().first == "pokemon" {
      parts = parts.dropFirst()
    }
    guard parts.first == "pokemon", parts.last == "index.html" else { return .page(.list) }
    switch parts.count {
    case 3: return .speciesPage
    case 5 where parts.dropFirst(2).first == "moves": return .page(.detail)
    default: return .page(.list)
    }
  }

  /// `search/index.LANGUAGE.HASH.json` and the files beside it.
  private static func search(_ path: String) -> WeightRole? {
    let parts = path.split(separator: "/")
    guard parts.dropLast().last == "search" else { return nil }
    let name = parts.last?.split(separator: ".") ?? []
    switch name.count {
    case 3: return .sharedSearch
    case 4 where name.first == "index": return .firstSearch(language: String(name[1]))
    case 4: return .laterSearch(language: String(name[1]))
    default: return nil
    }
  }
}
