internal import CLibXML2

/// Reads a template file: XML events to `TemplateElement`s, with the place of every attribute.
///
/// Anything that libxml2 remarks on is an error here, even where it would carry on.
final class TemplateParser {
  static let namespace = "urn:pokedex:template"
  static let htmlNamespace = "http://www.w3.org/1999/xhtml"
  static let svgNamespace = "http://www.w3.org/2000/svg"

  /// No template needs more.
  static let maximumBytes = 1 << 20

  private let source: SourceText
  private var open: [TemplateElement] = []
  private var root: TemplateElement?
  private var diagnostics: [TemplateDiagnostic] = []

  private init(_ source: SourceText) {
    self.source = source
  }

  static func parse(_ source: SourceText, name: String) -> TemplateDocument {
    let parser = TemplateParser(source)
    if parser.acceptsProlog() {
      parser.run()
    }
    return TemplateDocument(
      name: name, source: source, root: parser.diagnostics.isEmpty ? parser.root : nil,
      diagnostics: parser.diagnostics)
  }

  private func report(_ message: String, at offset: Int) {
    diagnostics.append(
      TemplateDiagnostic(
        location: source.location(at: offset), severity: .error, message: message))
  }

  /// Before libxml2 sees a byte: UTF-8, and no document type but `html`.
  private func acceptsProlog() -> Bool {
    guard source.bytes.count <= Self.maximumBytes else {
      report("the file has more than \(Self.maximumBytes) bytes", at: 0)
      return false
    }
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      report("the file is not UTF-8", at: 0)
      return false
    }
    if let problem = DocumentType.problem(in: source.bytes) {
      report(problem.message, at: problem.offset)
      return false
    }
    return true
  }

  private func run() {
    let events = px_events(
      start: { context, name, prefix, uri, _, _, count, _, values in
        TemplateParser.from(context).start(
          context, text(name), prefix: text(prefix), uri: text(uri), Int(count), values)
      },
      end: { context, _, _, _ in TemplateParser.from(context).end() },
      text: { context, bytes, count in
        TemplateParser.from(context).characters(
          UnsafeBufferPointer(start: bytes, count: Int(count)))
      },
      cdata: { context, _, _ in
        TemplateParser.from(context).refuse(
          context, "CDATA means nothing in HTML: write the text with &lt; and &amp;")
      },
      comment: nil,
      instruction: { context, _, _ in
        TemplateParser.from(context).refuse(context, "HTML has no processing instructions")
      },
      doctype: nil,
      error: { user, _, code, line, column, text in
        guard let user else {
          return
        }
        Unmanaged<TemplateParser>.fromOpaque(user).takeUnretainedValue()
          .parserError(code, line, column, message(text))
      })
    guard let parser = XMLParser(events: events, user: Unmanaged.passUnretained(self).toOpaque())
    else {
      report("no memory for a parser", at: 0)
      return
    }
    let isWellFormed = source.bytes.withUnsafeBytes { parser.parse($0) }
    if !isWellFormed && diagnostics.isEmpty {
      report("the file is not well-formed XML", at: 0)
    }
  }

  /// The parser behind a callback. Sound while `run` is on the stack, and callbacks come only then.
  private static func from(_ context: UnsafeMutableRawPointer?) -> TemplateParser {
    Unmanaged<TemplateParser>.fromOpaque(px_user(context)).takeUnretainedValue()
  }

  private func refuse(_ context: UnsafeMutableRawPointer?, _ message: String) {
    report(message, at: Int(px_offset(context)))
  }

  private func parserError(_ code: Int32, _ line: Int32, _ column: Int32, _ text: String) {
    let advice =
      code == Int32(XML_ERR_UNDECLARED_ENTITY.rawValue)
      ? "; XML knows only amp, lt, gt, quot and apos: write the character itself, or &#160; for "
        + "&nbsp;" : ""
    diagnostics.append(
      TemplateDiagnostic(
        location: SourceLocation(
          file: source.file, line: Int(max(line, 1)), column: Int(max(column, 1))),
        severity: .error, message: text + advice))
  }

  // MARK: Events

  private func start(
    _ context: UnsafeMutableRawPointer?, _ name: String, prefix: String, uri: String,
    _ count: Int, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    let tag = TagSource(in: source.bytes, before: Int(px_offset(context)))
    let space: ElementSpace
    switch uri {
    case Self.htmlNamespace: space = .html
    case Self.svgNamespace: space = .svg
    case Self.namespace where name == "block": space = .block
    case Self.namespace:
      report("unknown element <px:\(name)>; only <px:block> exists", at: tag.offset)
      space = .block
    default:
      report(
        uri.isEmpty
          ? "<\(name)> is in no namespace: write xmlns=\"\(Self.htmlNamespace)\" on <html>"
          : "<\(name)> is in the unknown namespace \(uri)", at: tag.offset)
      space = .html
    }
    if space != .block && !prefix.isEmpty {
      report("write <\(name)> without the prefix “\(prefix)”", at: tag.offset)
    }
    var element = TemplateElement(
      name: name, space: space, attributes: [], directives: Directives(), children: [],
      offset: tag.offset)
    for index in 0..<count {
      // Five pointers an attribute: name, prefix, namespace, start and end of the value.
      guard let values, let start = values[index * 5 + 3], let end = values[index * 5 + 4] else {
        continue
      }
      let prefix = text(values[index * 5 + 1])
      let name = text(values[index * 5])
      let offsets = tag.offsets(of: prefix.isEmpty ? name : "\(prefix):\(name)")
      add(
        TemplateAttribute(
          name: name,
          value: String(
            decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self),
          nameOffset: offsets.name, valueOffset: offsets.value),
        in: text(values[index * 5 + 2]), to: &element)
    }
    open.append(element)
  }

  private func add(
    _ attribute: TemplateAttribute, in namespace: String, to element: inout TemplateElement
  ) {
    switch namespace {
    case "" where element.space == .block:
      report("<px:block> has no tag that could carry attributes", at: attribute.nameOffset)
    case "": element.attributes.append(attribute)
    case Self.namespace:
      do throws(ExpressionScanner.Failure) {
        try DirectiveReader.read(attribute, into: &element.directives)
      } catch {
        report("px:\(attribute.name): \(error.message)", at: error.offset)
      }
    default:
      report("HTML has no attributes in other namespaces", at: attribute.nameOffset)
    }
  }

  private func end() {
    guard let element = open.popLast() else {
      return
    }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  private func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !open.isEmpty else {
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // libxml2 cuts long texts and texts with entities: join them again.
    if case .text(let before)? = open[open.count - 1].children.last {
      open[open.count - 1].children.removeLast()
      open[open.count - 1].children.append(.text(before + text))
    } else {
      open[open.count - 1].children.append(.text(text))
    }
  }
}
