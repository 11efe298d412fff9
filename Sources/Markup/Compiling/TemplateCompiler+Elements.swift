extension TemplateCompiler {
  func compile(_ nodes: [TemplateNode], in scope: TemplateScope) {
    var index = 0
    while index < nodes.count {
      switch nodes[index] {
      case .text(let text):
        // White space with a line end goes where the element behind it goes: into each repetition,
        // or away.
        if index + 1 < nodes.count, case .element(let element) = nodes[index + 1],
          WhiteSpace.isBlank(text), text.contains("\n"), !scope.keepsSpace
        {
          compile(element, leading: "\n", in: scope)
          index += 1
        } else {
          builder.literal(
            Escape.escaped(scope.keepsSpace ? text : WhiteSpace.collapsed(text)))
        }
      case .element(let element):
        compile(element, in: scope)
      }
      index += 1
    }
  }

  /// Compiles an element, what repeats it first, then what it depends on, then itself.
  func compile(_ element: TemplateElement, leading: String = "", in scope: TemplateScope) {
    if element.directives.isRemoved {
      return
    }
    if let slot = element.directives.slot {
      builder.literal(leading)
      compileSlot(slot, element, in: scope)
      return
    }
    guard let each = element.directives.each else {
      compileConditions(element, leading, in: scope)
      return
    }
    compileLoop(each, in: scope) { inside in
      compileConditions(element, leading, in: inside)
    }
  }

  private func compileConditions(
    _ element: TemplateElement, _ leading: String, in scope: TemplateScope
  ) {
    let directives = element.directives
    whenHolds(directives.condition, in: scope) {
      unlessHolds(directives.exclusion, in: scope) {
        builder.literal(leading)
        compileContent(element, in: scope)
      }
    }
  }

  private func compileContent(_ element: TemplateElement, in scope: TemplateScope) {
    let directives = element.directives
    if let include = directives.include {
      compileInclude(include, element, in: scope)
      return
    }
    if let first = directives.parameters.first {
      report("px:with gives names to a partial: it needs px:include", at: first.offset, in: scope)
    }
    if let layout = directives.layout, scope.chain.count > 1 || element.name != "html" {
      report("px:layout stands on the <html> of a page", at: layout.offset, in: scope)
    }
    switch element.space {
    case .block:
      compileChildren(of: element, in: scope)
    case .html, .svg:
      compileTag(element, in: scope)
    }
  }

  private func compileTag(_ element: TemplateElement, in scope: TemplateScope) {
    guard let rule = Vocabulary.rule(for: element.name, in: element.space) else {
      let known = element.space == .svg ? Vocabulary.svg.keys : Vocabulary.html.keys
      report(
        "<\(element.name)> is not an element that pages may use"
          + NearestName.hint(for: element.name, among: known), at: element.offset, in: scope)
      return
    }
    builder.literal("<\(element.name)")
    if element.name == "html" && library.syntax == .polyglot {
      builder.literal(" xmlns=\"\(TemplateParser.htmlNamespace)\"")
    } else if element.space == .svg && scope.space != .svg {
      builder.literal(" xmlns=\"\(TemplateParser.svgNamespace)\"")
    }
    compileAttributes(of: element, rule, in: scope)
    var inside = scope
    inside.space = element.space
    inside.keepsSpace = scope.keepsSpace || ["pre", "textarea"].contains(element.name)
    if rule.isVoid {
      compileNothing(in: element, inside)
      builder.literal(library.syntax == .polyglot ? "/>" : ">")
      return
    }
    builder.literal(">")
    if element.name == "script" {
      compileScript(element, in: inside)
    } else {
      compileChildren(of: element, in: inside)
    }
    builder.literal("</\(element.name)>")
  }

  private func compileNothing(in element: TemplateElement, _ scope: TemplateScope) {
    if let text = element.directives.text {
      report("<\(element.name)> has no content to put text into", at: text.offset, in: scope)
    }
    let isEmpty = element.children.allSatisfy { node in
      if case .text(let text) = node { WhiteSpace.isBlank(text) } else { false }
    }
    if !isEmpty {
      report("<\(element.name)> has no content", at: element.offset, in: scope)
    }
  }

  private func compileChildren(of element: TemplateElement, in scope: TemplateScope) {
    if let json = element.directives.json {
      report("px:json stands on a <script> data block", at: json.offset, in: scope)
    }
    guard let path = element.directives.text else {
      compile(element.children, in: scope)
      return
    }
    guard let value = resolve(path, in: scope) else {
      return
    }
    compileText(value, path, in: scope)
  }

  /// Writes a value as text.
  private func compileText(
    _ value: ResolvedValue, _ path: PathExpression, in scope: TemplateScope
  ) {
    switch value {
    case .text(let reader, let place):
      let reader = builder.keep(reader)
      builder.emit(.text(reader, place: place))
    case .constant(let text): builder.literal(Escape.escaped(text))
    case .loopPosition(let loop): builder.emit(.position(loop: loop))
    default: reportNoText(value, path, in: scope)
    }
  }

  func reportNoText(_ value: ResolvedValue, _ path: PathExpression, in scope: TemplateScope) {
    let advice =
      switch value {
      case .flag, .loopIsFirst, .loopIsLast: "ask it with px:if, px:unless or px:class"
      case .list: "repeat it with px:each"
      case .json: "write it with px:json"
      default: "name one of its fields"
      }
    report(
      "“\(path.description)” is \(value.kind), not a text: \(advice)", at: path.offset, in: scope)
  }
}
