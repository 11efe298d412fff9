extension TemplateCompiler {
  /// Compiles the body of a partial in place of the element.
  func compileInclude(_ include: NamedTemplate, _ element: TemplateElement, in scope: TemplateScope)
  {
    let names = parameters(of: element, in: scope)
    guard let partial = document(include, in: scope) else {
      return
    }
    guard !scope.chain.contains(partial.name) else {
      report(
        "“\(include.name)” includes itself: "
          + (scope.chain + [partial.name]).joined(separator: " → "),
        at: include.offset, in: scope)
      return
    }
    guard let root = root(of: partial) else {
      return
    }
    let body = root.children.lazy.compactMap { node -> TemplateElement? in
      if case .element(let element) = node, element.name == "body" { element } else { nil }
    }.first
    var inside = scope
    inside.document = partial
    inside.names = names
    inside.chain.append(partial.name)
    inside.isLayout = false
    guard let body else {
      report("a partial is a page whose <body> is included: it has none", at: 0, in: inside)
      return
    }
    compile(trimmed(body.children), in: inside)
  }

  /// What `px:with` lets the partial see.
  private func parameters(
    of element: TemplateElement, in scope: TemplateScope
  ) -> [String: ResolvedValue] {
    var names: [String: ResolvedValue] = [:]
    for parameter in element.directives.parameters {
      if let problem = nameProblem(parameter.name, in: names) {
        report(problem, at: parameter.offset, in: scope)
      }
      if let value = resolve(parameter.path, in: scope) {
        names[parameter.name] = value
      }
    }
    return names
  }

  /// Without the white space at both ends.
  private func trimmed(_ nodes: [TemplateNode]) -> [TemplateNode] {
    var nodes = nodes[...]
    if case .text(let text)? = nodes.first, WhiteSpace.isBlank(text) {
      nodes.removeFirst()
    }
    if case .text(let text)? = nodes.last, WhiteSpace.isBlank(text) {
      nodes.removeLast()
    }
    return Array(nodes)
  }
}
