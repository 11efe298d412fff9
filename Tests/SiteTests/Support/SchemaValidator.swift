import Foundation

/// Holds JSON against a schema of draft 2020-12, by the keywords that the published schemas use;
/// any other keyword is a problem of its own, so that none is passed over.
struct SchemaValidator {
  private let root: JSONTree

  init(_ schema: String) throws {
    root = try JSONTree(schema)
  }

  /// What is wrong, each with its place; nothing for a valid value.
  func problems(_ text: String) throws -> [String] {
    problems(try JSONTree(text), root, at: "$")
  }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const", "anyOf",
    "properties", "required", "additionalProperties", "propertyNames", "items", "minItems",
    "maxItems",
    "pattern", "minimum", "maximum",
  ]

  private func problems(_ value: JSONTree, _ schema: JSONTree, at place: String) -> [String] {
    guard case .object(let rules) = schema else {
      return schema == .bool(true) ? [] : ["\(place) must not be there"]
    }
    var found = Set(rules.keys).subtracting(Self.known).sorted().map {
      "the schema has the keyword \($0)"
    }
    if let reference = rules["$ref"]?.string {
      found += problems(value, definition(reference), at: place)
    }
    if let types = rules["type"] {
      let names = types.array ?? [types]
      if !names.contains(where: { Self.has(value, type: $0.string) }) {
        found.append("\(place) is no \(names.compactMap(\.string).joined(separator: " or "))")
      }
    }
    if let choices = rules["enum"]?.array, !choices.contains(value) {
      found.append("\(place) is none of the choices")
    }
    if let constant = rules["const"], constant != value { found.append("\(place) is another") }
    if let choices = rules["anyOf"]?.array {
      let tries = choices.map { problems(value, $0, at: place) }
      if !tries.contains([]) { found += tries.min { $0.count < $1.count } ?? [] }
    }
    switch value {
    case .object(let members): found += problems(of: members, rules, at: place)
    case .array(let elements):
      if case .number(let least)? = rules["minItems"], elements.count < Int(least) {
        found.append("\(place) has too few elements")
      }
      if case .number(let most)? = rules["maxItems"], elements.count > Int(most) {
        found.append("\(place) has too many elements")
      }
      if let items = rules["items"] {
        found += elements.enumerated().flatMap { problems($1, items, at: "\(place)[\($0)]") }
      }
    case .string(let text):
      if let pattern = rules["pattern"]?.string,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        found.append("\(place) does not match \(pattern)")
      }
    case .number(let number):
      if case .number(let least)? = rules["minimum"], number < least {
        found.append("\(place) is less than \(least)")
      }
      if case .number(let most)? = rules["maximum"], number > most {
        found.append("\(place) is more than \(most)")
      }
    case .null, .bool: break
    }
    return found
  }

  private func problems(
    of members: [String: JSONTree], _ rules: [String: JSONTree], at place: String
  ) -> [String] {
    var found = (rules["required"]?.array ?? []).compactMap(\.string)
      .filter { members[$0] == nil }.map { "\(place) lacks \($0)" }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      if let rule = rules["propertyNames"] {
        found += problems(.string(name), rule, at: "the name \(place).\(name)")
      }
      if let rule = rules["properties"]?[name] ?? rules["additionalProperties"] {
        found += problems(member, rule, at: "\(place).\(name)")
      }
    }
    return found
  }

  /// What `#/$defs/slug` stands for.
  private func definition(_ reference: String) -> JSONTree {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .bool(false) }
  }

  private static func has(_ value: JSONTree, type: String?) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number.rounded() == number
    default: false
    }
  }
}
