/// What a file counts for when the site is weighed, told by its path.
enum WeightRole: Hashable, Sendable {
  case page(PageKind)
  /// The own page of a species, which counts for the median as well.
  case speciesPage
  case styles
  case scripts
  /// What a search loads before its first answer.
  case firstSearch(language: String)
  /// The names that a query in one script asks for.
  case names(language: String, script: String)
  /// What filters in all languages load.
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

  /// `search/index.LANGUAGE.HASH.json`, `search/names.LANGUAGE.SCRIPT.HASH.json`,
  /// `search/facets.HASH.json`.
  private static func search(_ path: String) -> WeightRole? {
    let parts = path.split(separator: "/")
    guard parts.dropLast().last == "search" else { return nil }
    let name = parts.last?.split(separator: ".") ?? []
    switch name.count {
    case 3: return .sharedSearch
    case 4 where name.first == "index": return .firstSearch(language: String(name[1]))
    case 5 where name.first == "names":
      return .names(language: String(name[1]), script: String(name[2]))
    default: return nil
    }
  }
}
