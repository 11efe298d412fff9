/// A template as parsed: elements with their directives set apart, and text. Offsets are byte
/// offsets into the source.
enum TemplateNode {
  case text(String)
  case element(TemplateElement)
}

/// The vocabulary an element belongs to, by its namespace.
enum ElementSpace {
  case html, svg
  /// `<px:block>`, which has no tag of its own in the page.
  case block
}

struct TemplateElement {
  var name: String
  var space: ElementSpace
  var attributes: [TemplateAttribute]
  var directives: Directives
  var children: [TemplateNode]
  /// Of the tag's `<`.
  var offset: Int
}

struct TemplateAttribute {
  var name: String
  var value: String
  var nameOffset: Int
  var valueOffset: Int
}

/// What the `px:` attributes of one element ask for.
struct Directives {
  var each: EachClause?
  var condition: PathExpression?
  var exclusion: PathExpression?
  var text: PathExpression?
  var json: PathExpression?
  var attributes: [NamedPath] = []
  var classes: [NamedPath] = []
  var include: NamedTemplate?
  var parameters: [NamedPath] = []
  var layout: NamedTemplate?
  var slot: NamedTemplate?
  var isRemoved = false
}

/// A dotted path, as `page.title`.
struct PathExpression {
  var names: [String]
  var offset: Int

  var description: String { names.joined(separator: ".") }
}

/// `card, loop in page.cards`
struct EachClause {
  var variable: String
  var loop: String?
  var list: PathExpression
  var offset: Int
}

/// A name with a path: `href card.url`.
struct NamedPath {
  var name: String
  var path: PathExpression
  var offset: Int
}

/// A name of a template or slot.
struct NamedTemplate {
  var name: String
  var offset: Int
}

/// One template file, parsed.
final class TemplateDocument {
  /// The file's path below the templates' folder, without `.xhtml`.
  let name: String
  let source: SourceText
  let root: TemplateElement?
  let diagnostics: [TemplateDiagnostic]

  init(
    name: String, source: SourceText, root: TemplateElement?, diagnostics: [TemplateDiagnostic]
  ) {
    self.name = name
    self.source = source
    self.root = root
    self.diagnostics = diagnostics
  }
}
