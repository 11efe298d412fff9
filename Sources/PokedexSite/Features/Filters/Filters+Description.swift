import PokeAPI

extension Filters: CustomStringConvertible {
  /// The same text for the same choice: `generation=1,2 type=fire`.
  package var description: String {
    var parts: [String] = []
    if !generations.isEmpty {
      parts.append("generation=" + generations.sorted().map(String.init).joined(separator: ","))
    }
    if !query.isEmpty { parts.append("query=\(query)") }
    if !types.isEmpty {
      parts.append("type=" + types.sorted().map(\.rawValue).joined(separator: ","))
    }
    return parts.isEmpty ? "all" : parts.joined(separator: " ")
  }
}
