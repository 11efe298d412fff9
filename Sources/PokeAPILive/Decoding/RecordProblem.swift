import Foundation
import PokeAPI

/// What makes JSON unfit, and where: `$.stats[2].base_stat` and the reason.
struct RecordProblem: Error, Equatable {
  let path: String
  let problem: String

  init(_ path: String, _ problem: String) {
    self.path = Self.quoted(path)
    self.problem = Self.quoted(problem)
  }

  /// One line of bounded length: both may quote the data.
  private static func quoted(_ text: String) -> String {
    let line = TextNormalizer.normalize(text, language: "en")
    return line.count <= 200 ? line : line.prefix(200) + "…"
  }
}

extension RecordProblem {
  /// The decoder's error in the words of JSON, with what stands at the place.
  init(_ error: DecodingError, in bytes: Data) {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let found = Self.kind(at: context.codingPath, in: bytes)
      self.init(
        Self.path(context.codingPath), "expected \(Self.kind(of: type)), found \(found)")
    case .keyNotFound(let key, let context):
      self.init(Self.path(context.codingPath + [key]), "missing")
    case .dataCorrupted(let context):
      let syntaxProblem = context.codingPath.isEmpty ? JSONSyntax.problem(in: bytes) : nil
      self = syntaxProblem ?? Self(Self.path(context.codingPath), context.debugDescription)
    @unknown default:
      self.init("$", "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "$") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += ".\(key.stringValue)"
      }
    }
  }

  private static func kind(of type: any Any.Type) -> String {
    switch type {
    case is Int.Type, is Double.Type: "number"
    case is String.Type: "string"
    case is Bool.Type: "boolean"
    case is [Any].Type: "array"
    default: "object"
    }
  }

  /// The kind of the value that the keys lead to. Reads the whole again: it is for errors alone.
  private static func kind(at keys: [any CodingKey], in bytes: Data) -> String {
    let whole = try? JSONDecoder().decode(JSONValue.self, from: bytes)
    return whole?.value(at: keys)?.kind ?? "nothing"
  }
}
