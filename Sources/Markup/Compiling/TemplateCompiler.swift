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
  var fills: [String: Fill] = [:]
  var filledSlots: Set<String> = []

  struct Fill {
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
  func root(of document: TemplateDocument) -> TemplateElement? {
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

  // MARK: Names

  /// The document of that name; a missing one is reported.
  func document(_ name: NamedTemplate, in scope: TemplateScope) -> TemplateDocument? {
    if let document = library.documents[name.name] {
      return document
    }
    report(
      "there is no template “\(name.name)”"
        + NearestName.hint(for: name.name, among: library.documents.keys),
      at: name.offset, in: scope)
    return nil
  }

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
