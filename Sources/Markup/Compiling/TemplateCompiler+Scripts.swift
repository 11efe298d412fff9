extension TemplateCompiler {
  /// The types of data blocks that `px:json` fills.
  private static let dataTypes = ["application/json", "application/ld+json"]

  /// A script is a file of its own, or a data block whose JSON is written by `px:json`.
  func compileScript(_ element: TemplateElement, in scope: TemplateScope) {
    let type = element.attributes.first { $0.name == "type" }?.value
    let hasSource =
      element.attributes.contains { $0.name == "src" }
      || element.directives.attributes.contains { $0.name == "src" }
    if let text = element.directives.text {
      report(
        "text in a script is refused: use a data block and px:json", at: text.offset, in: scope)
    }
    guard let path = element.directives.json else {
      if !hasSource {
        report(
          "inline scripts are refused: put the script into a file, data into a data block with"
            + " px:json", at: element.offset, in: scope)
      } else if !element.children.isEmpty {
        report("a script with src has no content", at: element.offset, in: scope)
      }
      return
    }
    guard let type, Self.dataTypes.contains(type), !hasSource else {
      report(
        "px:json needs type=\"application/json\" or \"application/ld+json\" and no src",
        at: path.offset, in: scope)
      return
    }
    guard let value = resolve(path, in: scope) else {
      return
    }
    guard case .json(let reader, let place) = value else {
      report("“\(path.description)” is \(value.kind), not JSON", at: path.offset, in: scope)
      return
    }
    let kept = builder.keep(reader)
    builder.emit(.json(kept, place: place))
  }
}
