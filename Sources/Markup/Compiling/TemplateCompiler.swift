/// Compiles one template for one type of page: layout, slots and includes are put in place, every
/// path is resolved, every attribute gets its context.
///
/// It carries on after a mistake, so that all of them are reported together.
final class TemplateCompiler {
  let library: TemplateLibrary
  let resolver: PathResolver
  let policy: URLPolicy
  var builder = ProgramBuilder()
  private(set) var diagnostics: [TemplateDiagnostic] = []
  /// What the page puts into the layout's slots.
  private var fills: [String: Fill] = [:]
  private var filledSlots: Set<String> = []

  private struct Fill {
    var element: TemplateElement
    var scope: TemplateScope
    /// Of the slot's name in the page.
    var offset: Int
  }

  init(library: TemplateLibrary) {
    self.library = library
    resolver = PathResolver(usage: library.usage, constants: library.constants)
    policy = library.policy
  }

  func report(
    _ message: String, at offset: Int, in scope: TemplateScope,
    severity: TemplateDiagnostic.Severity = .error
  ) {
    diagnostics.append(
      TemplateDiagnostic(
        location: scope.document.source.location(at: offset), severity: severity,
        message: message))
  }

  /// The program, or `nil` with diagnostics that say why.
  func compile(_ document: TemplateDocument, for type: ValueType) -> Program? {
    guard let root = root(of: document) else {
      return nil
    }
    let names = ["page": ResolvedValue.record(RecordReader(placeOf: type), place: 0)]
    let scope = TemplateScope(
      document: document, names: names, nextFrame: 1, chain: [document.name])
    _ = resolver.usage.schema(
      of: type, usedAt: document.source.location(at: root.offset))
    builder.literal("<!DOCTYPE html>\n")
    if let layout = root.directives.layout {
      compile(root, with: layout, in: scope)
    } else {
      compile(root, in: scope)
    }
    builder.literal("\n")
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return nil
    }
    return builder.program(policy: policy)
  }

  /// The root of a document that parsed; its mistakes are taken over when it did not.
  private func root(of document: TemplateDocument) -> TemplateElement? {
    diagnostics += document.diagnostics
    guard let root = document.root else {
      return nil
    }
    guard root.name == "html" else {
      diagnostics.append(
        TemplateDiagnostic(
          location: document.source.location(at: root.offset), severity: .error,
          message: "the outermost element must be <html>"))
      return nil
    }
    return root
  }

  // MARK: Layouts

  private func compile(
    _ page: TemplateElement, with name: NamedTemplate, in scope: TemplateScope
  ) {
    collectFills(in: page.children, scope)
    guard let layout = document(name, in: scope), let root = root(of: layout) else {
      return
    }
    var inside = scope
    inside.document = layout
    inside.isLayout = true
    inside.chain.append(layout.name)
    if let nested = root.directives.layout {
      report("a layout cannot have a layout of its own", at: nested.offset, in: inside)
    }
    compile(root, in: inside)
    for (slot, fill) in fills.sorted(by: { $0.key < $1.key }) where !filledSlots.contains(slot) {
      report(
        "the layout “\(name.name)” has no slot “\(slot)”"
          + NearestName.hint(for: slot, among: filledSlots),
        at: fill.offset, in: fill.scope)
    }
  }

  private func collectFills(in nodes: [TemplateNode], _ scope: TemplateScope) {
    for case .element(var element) in nodes {
      guard let slot = element.directives.slot else {
        collectFills(in: element.children, scope)
        continue
      }
      if fills[slot.name] != nil {
        report("the slot “\(slot.name)” is filled twice", at: slot.offset, in: scope)
      }
      element.directives.slot = nil
      fills[slot.name] = Fill(element: element, scope: scope, offset: slot.offset)
    }
  }

  /// Compiles what fills the layout's slot: the page's element, or the layout's own.
  func compileSlot(_ slot: NamedTemplate, _ element: TemplateElement, in scope: TemplateScope) {
    guard scope.isLayout else {
      report(
        "px:slot stands in a layout, or in a page whose <html> has px:layout", at: slot.offset,
        in: scope)
      return
    }
    if !filledSlots.insert(slot.name).inserted {
      report("the layout has two slots “\(slot.name)”", at: slot.offset, in: scope)
    }
    guard let fill = fills[slot.name] else {
      var own = element
      own.directives.slot = nil
      compile(own, in: scope)
      return
    }
    var inside = fill.scope
    inside.space = scope.space
    inside.nextFrame = scope.nextFrame
    inside.loopDepth = scope.loopDepth
    compile(fill.element, in: inside)
  }

  // MARK: Includes

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

  private func document(_ name: NamedTemplate, in scope: TemplateScope) -> TemplateDocument? {
    if let document = library.documents[name.name] {
      return document
    }
    report(
      "there is no template “\(name.name)”"
        + NearestName.hint(for: name.name, among: library.documents.keys),
      at: name.offset, in: scope)
    return nil
  }

  // MARK: Names

  /// The value behind a path; a mistake is reported.
  func resolve(_ path: PathExpression, in scope: TemplateScope) -> ResolvedValue? {
    do throws(PathResolver.Failure) {
      return try resolver.resolve(path, in: scope)
    } catch {
      report(error.message, at: path.offset, in: scope)
      return nil
    }
  }

  /// Why a name cannot be given to something new, or `nil`.
  func nameProblem(_ name: String, in names: [String: ResolvedValue]) -> String? {
    if name == "strings" {
      return "“strings” is the name of the language’s texts"
    }
    return names[name] == nil ? nil : "“\(name)” already has a meaning here: choose another name"
  }
}
