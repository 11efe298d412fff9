import Markup

/// Templates of one body each, for tests of what bodies say.
enum TestLibrary {
  /// A whole template around a body.
  static func page(_ body: String, html attributes: String = "lang=\"en\"") -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" \(attributes)>
    <head><title>T</title></head>
    <body>
    \(body)
    </body>
    </html>
    """
  }

  /// The body as rendered for a page, without line ends around it.
  static func render<Page: TemplateValue>(
    _ body: String, _ page: Page, hosts: Set<String> = []
  ) throws -> String {
    let library = TemplateLibrary(sources: ["page": Self.page(body)], hosts: hosts)
    let html = try library.template("page", for: Page.self).render(page)
    let start = html.firstRange(of: "<body>")?.upperBound ?? html.startIndex
    let end = html.firstRange(of: "</body>")?.lowerBound ?? html.endIndex
    var content = html[start..<end]
    while content.first == "\n" { content.removeFirst() }
    while content.last == "\n" { content.removeLast() }
    return String(content)
  }

  /// What is wrong with a body for pages of a type, without the file's name.
  static func mistakes<Page: TemplateValue>(
    _ body: String, _ type: Page.Type, with others: [String: String] = [:],
    constants: [String: String] = [:]
  ) -> [String] {
    mistakes(in: page(body), type, with: others, constants: constants)
  }

  /// What is wrong with a whole template, without the file's name.
  static func mistakes<Page: TemplateValue>(
    in template: String, _ type: Page.Type, with others: [String: String] = [:],
    constants: [String: String] = [:]
  ) -> [String] {
    let library = TemplateLibrary(
      sources: others.merging(["page": template]) { $1 }, constants: constants)
    _ = library.compile("page", for: type)
    return library.diagnostics.filter { $0.severity == .error }.map {
      $0.file == "page.xhtml"
        ? "\($0.line):\($0.column): \($0.message)"
        : "\($0.file):\($0.line):\($0.column): \($0.message)"
    }
  }
}
