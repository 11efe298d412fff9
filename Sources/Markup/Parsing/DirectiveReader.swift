/// Sorts the `px:` attributes of one element into `Directives`.
enum DirectiveReader {
  static let names = [
    "attr", "class", "each", "if", "include", "json", "layout", "remove", "slot", "text",
    "unless", "with",
  ]

  /// Reads one directive; the failure says what is wrong and where.
  static func read(
    _ attribute: TemplateAttribute, into directives: inout Directives
  ) throws(ExpressionScanner.Failure) {
    let value = attribute.value
    let offset = attribute.valueOffset
    switch attribute.name {
    case "attr":
      directives.attributes = try ExpressionScanner.pairs(value, offset: offset)
    case "class":
      directives.classes = try ExpressionScanner.pairs(value, offset: offset)
    case "each":
      directives.each = try ExpressionScanner.each(value, offset: offset)
    case "if":
      directives.condition = try ExpressionScanner.path(value, offset: offset)
    case "unless":
      directives.exclusion = try ExpressionScanner.path(value, offset: offset)
    case "text":
      directives.text = try ExpressionScanner.path(value, offset: offset)
    case "json":
      directives.json = try ExpressionScanner.path(value, offset: offset)
    case "include":
      directives.include = try template(value, offset)
    case "layout":
      directives.layout = try template(value, offset)
    case "slot":
      directives.slot = try template(value, offset)
    case "with":
      directives.parameters = try ExpressionScanner.pairs(value, offset: offset)
    case "remove":
      guard value == "all" else {
        throw ExpressionScanner.Failure(message: "px:remove takes “all”", offset: offset)
      }
      directives.isRemoved = true
    default:
      throw ExpressionScanner.Failure(
        message: "unknown directive px:\(attribute.name)"
          + NearestName.hint(for: attribute.name, among: names),
        offset: attribute.nameOffset)
    }
  }

  /// A template's or slot's name: letters, digits, `-`, `_` and `/` between parts.
  private static func template(
    _ value: String, _ offset: Int
  ) throws(ExpressionScanner.Failure) -> NamedTemplate {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
          default: false
          }
        }
    }
    guard isName else {
      throw ExpressionScanner.Failure(
        message: "expected a name of letters, digits, “-” and “/”, as partials/card",
        offset: offset)
    }
    return NamedTemplate(name: value, offset: offset)
  }
}
