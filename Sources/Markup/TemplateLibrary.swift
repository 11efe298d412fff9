/// The templates of a folder, parsed, with what is the same for all of them: the texts of one
/// language and the hosts that pages may link to.
///
/// Templates are compiled for the type of page they show. `template(_:for:)` stops at the first
/// template with mistakes; to hear of the mistakes of all templates at once, compile them with
/// `compile(_:for:)` and ask `finish(strict:)` before rendering.
public final class TemplateLibrary {
  let documents: [String: TemplateDocument]
  let constants: [String: String]
  let policy: URLPolicy
  let syntax: PageSyntax
  let usage = FieldUsage()
  private var found: Set<TemplateDiagnostic> = []

  /// Templates by name (`partials/card`), for tests and for templates that lie in no folder.
  public init(
    sources: [String: String], constants: [String: String] = [:], hosts: Set<String> = [],
    syntax: PageSyntax = .polyglot
  ) {
    documents = Dictionary(
      uniqueKeysWithValues: sources.map { name, text in
        let source = SourceText(file: "\(name).xhtml", bytes: Array(text.utf8))
        return (name, TemplateParser.parse(source, name: name))
      })
    self.constants = constants
    self.syntax = syntax
    policy = URLPolicy(hosts: hosts)
  }

  /// Every `.xhtml` file below a folder, at any depth.
  ///
  /// - Parameters:
  ///   - directory: The folder; messages name files as this path and theirs below it.
  ///   - constants: The texts of one language by key: `nav.main` is the path `strings.nav.main`.
  ///   - hosts: Host names that https links may lead to; other links are relative.
  ///   - syntax: How pages are written.
  /// - Throws: `DirectoryFailure` when the folder or a file cannot be read.
  public init(
    directory: String, constants: [String: String] = [:], hosts: Set<String> = [],
    syntax: PageSyntax = .polyglot
  ) throws(DirectoryFailure) {
    var documents: [String: TemplateDocument] = [:]
    for entry in try DirectoryWalk.files(in: directory) where entry.path.hasSuffix(".xhtml") {
      let name = String(entry.path.dropLast(".xhtml".count))
      let bytes = try DirectoryWalk.read(
        entry.path, in: directory, limit: TemplateParser.maximumBytes + 1)
      documents[name] = TemplateParser.parse(
        SourceText(file: "\(directory)/\(entry.path)", bytes: bytes), name: name)
    }
    self.documents = documents
    self.constants = constants
    self.syntax = syntax
    policy = URLPolicy(hosts: hosts)
  }

  /// The names of all templates, sorted.
  public var names: [String] { documents.keys.sorted() }

  /// Compiles a template for pages of one type; the page is `page` in its paths.
  ///
  /// - Throws: All mistakes of this template and of what it includes.
  public func template<Page: TemplateValue>(
    _ name: String, for type: Page.Type
  ) throws(TemplateErrors) -> Template<Page> {
    let (program, diagnostics) = compileProgram(name, for: ValueType(type))
    guard let program else {
      throw TemplateErrors(diagnostics.filter { $0.severity == .error })
    }
    return Template(program: program)
  }

  /// Compiles a template and keeps its mistakes for `finish(strict:)`; one with mistakes renders
  /// nothing.
  public func compile<Page: TemplateValue>(
    _ name: String, for type: Page.Type
  ) -> Template<Page> {
    let (program, _) = compileProgram(name, for: ValueType(type))
    var empty = ProgramBuilder()
    return Template(program: program ?? empty.program(policy: policy))
  }

  /// All that was found in the templates compiled so far, sorted by place. Fields that no template
  /// reads are among the warnings, so ask when all are compiled.
  public var diagnostics: [TemplateDiagnostic] {
    found.union(usage.diagnostics).sorted {
      ($0.location, $0.severity.rawValue, $0.message)
        < ($1.location, $1.severity.rawValue, $1.message)
    }
  }

  /// Ends compiling.
  ///
  /// - Parameter strict: Whether warnings count as errors.
  /// - Returns: The warnings.
  /// - Throws: All mistakes of all templates together.
  @discardableResult
  public func finish(strict: Bool = false) throws(TemplateErrors) -> [TemplateDiagnostic] {
    let diagnostics = diagnostics
    if diagnostics.contains(where: { strict || $0.severity == .error }) {
      throw TemplateErrors(diagnostics)
    }
    return diagnostics
  }

  private func compileProgram(
    _ name: String, for type: ValueType
  ) -> (Program?, [TemplateDiagnostic]) {
    guard let document = documents[name] else {
      let missing = TemplateDiagnostic(
        location: SourceLocation(file: "\(name).xhtml", line: 1, column: 1), severity: .error,
        message: "there is no template “\(name)”"
          + NearestName.hint(for: name, among: documents.keys))
      found.insert(missing)
      return (nil, [missing])
    }
    let compiler = TemplateCompiler(library: self)
    let program = compiler.compile(document, for: type)
    let diagnostics = Set(compiler.diagnostics)
    found.formUnion(diagnostics)
    return (program, diagnostics.sorted { ($0.location, $0.message) < ($1.location, $1.message) })
  }
}
