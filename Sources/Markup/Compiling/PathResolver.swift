/// Follows dotted paths through the names in sight and the fields of types.
struct PathResolver {
  struct Failure: Error {
    var message: String
  }

  let usage: FieldUsage
  let constants: [String: String]

  /// What the path leads to. Every field on the way counts as read.
  func resolve(
    _ path: PathExpression, in scope: TemplateScope
  ) throws(Failure) -> ResolvedValue {
    let first = path.names[0]
    if first == "strings" {
      return .constant(try constant(path.names.dropFirst().joined(separator: ".")))
    }
    guard var value = scope.names[first] else {
      throw Failure(
        message: "unknown name “\(first)”"
          + NearestName.hint(for: first, among: Array(scope.names.keys) + ["strings"]))
    }
    for (index, name) in path.names.enumerated().dropFirst() {
      value = try step(
        value, to: name, from: path.names[..<index].joined(separator: "."),
        at: scope.document.source.location(at: path.offset))
    }
    return value
  }

  private func constant(_ key: String) throws(Failure) -> String {
    guard let text = constants[key] else {
      throw Failure(
        message: "unknown string “\(key)”" + NearestName.hint(for: key, among: constants.keys))
    }
    return text
  }

  private func step(
    _ value: ResolvedValue, to name: String, from path: String, at location: SourceLocation
  ) throws(Failure) -> ResolvedValue {
    switch value {
    case .record(let record, let place):
      let schema = usage.schema(of: record.type, usedAt: location)
      guard let field = schema.readers[name] else {
        throw Failure(
          message: "\(record.type.name) has no field “\(name)”"
            + NearestName.hint(for: name, among: schema.order))
      }
      usage.markRead(name, of: record.type)
      return ResolvedValue(field.read(through: record), place: place)
    case .loop(let frame):
      switch name {
      case "position": return .loopPosition(frame)
      case "isFirst": return .loopIsFirst(frame)
      case "isLast": return .loopIsLast(frame)
      default:
        throw Failure(
          message: "a loop has position, isFirst and isLast, no “\(name)”"
            + NearestName.hint(for: name, among: ["position", "isFirst", "isLast"]))
      }
    case .list:
      throw Failure(
        message: "“\(path)” is a list: repeat it with px:each and name an element’s field")
    default:
      throw Failure(message: "“\(path)” is \(value.kind) and has no fields")
    }
  }
}
