internal import CLibXML2

/// Reads a page for a test: asks it with XPath, or shows all of it as a snapshot.
///
/// ```swift
/// let page = try HTMLInspector(template.render(value))
/// #expect(try page.texts("//h1") == ["Bulbasaur"])
/// #expect(try page.values("//a/@href") == ["/types/grass/"])
/// ```
///
/// Names in queries are written without a prefix. One thread uses an inspector.
public final class HTMLInspector {
  /// Why a page or a query could not be read.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    public var description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The page, read once; owned here, freed in `deinit`.
  private let document: xmlDocPtr
  /// The page's outermost element.
  public let root: HTMLElement

  /// - Parameter syntax: How the page is written; `html` lets `<br>` stand for `<br/>`.
  /// - Throws: When the page is not well formed.
  public init(_ page: String, syntax: PageSyntax = .polyglot) throws(Failure) {
    var bytes = Array(page.utf8)
    if syntax == .html {
      var tags = VoidTags()
      bytes.withUnsafeBufferPointer { tags.close($0) }
      bytes = tags.bytes
    }
    document = try DocumentReader.read(bytes)
    guard let top = xmlDocGetRootElement(document) else {
      xmlFreeDoc(document)
      throw Failure("the page has no element")
    }
    // Queries speak of plain names: the namespaces have done their work.
    DocumentReader.forgetNamespaces(top)
    root = HTMLElement(top)
  }

  deinit {
    xmlFreeDoc(document)
  }

  /// The elements that an XPath expression finds, in the order of the page.
  public func elements(_ xpath: String) throws(Failure) -> [HTMLElement] {
    try nodes(xpath) { node in
      node.pointee.type == XML_ELEMENT_NODE ? HTMLElement(node) : nil
    }
  }

  /// The text of each thing found, white space collapsed: an element's, an attribute's value.
  public func texts(_ xpath: String) throws(Failure) -> [String] {
    try values(xpath).map(HTMLElement.collapsed)
  }

  /// The text of each thing found, as it stands.
  public func values(_ xpath: String) throws(Failure) -> [String] {
    try nodes(xpath) { node in
      guard let content = xmlNodeGetContent(node) else {
        return nil
      }
      defer { px_free(content) }
      return text(content)
    }
  }

  /// How many things an expression finds.
  public func count(_ xpath: String) throws(Failure) -> Int {
    try nodes(xpath) { _ in () }.count
  }

  /// The whole page, one line an element or text, attributes sorted, white space collapsed: two
  /// pages that browsers show alike have the same.
  public var snapshot: String {
    root.lines(indentation: 0).joined(separator: "\n") + "\n"
  }

  private func nodes<Value>(
    _ xpath: String, _ value: (xmlNodePtr) -> Value?
  ) throws(Failure) -> [Value] {
    guard let context = xmlXPathNewContext(document) else {
      throw Failure("no memory for a query")
    }
    defer { xmlXPathFreeContext(context) }
    px_silence(context)
    guard let result = xmlXPathEval(xpath, context) else {
      throw Failure("not an XPath expression: \(xpath)")
    }
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NODESET else {
      throw Failure("the expression finds no nodes: \(xpath)")
    }
    guard let set = result.pointee.nodesetval else {
      return []
    }
    return (0..<Int(set.pointee.nodeNr)).compactMap { index in
      set.pointee.nodeTab[index].flatMap(value)
    }
  }
}
