internal import CLibXML2

/// An element of an inspected page, with all it holds.
public struct HTMLElement: Equatable, Sendable {
  /// What an element holds, comments left out.
  public enum Content: Equatable, Sendable {
    case text(String)
    case element(HTMLElement)
  }

  public var name: String
  public var attributes: [String: String]
  public var content: [Content]
  /// The line of its start tag, from 1.
  public var line: Int

  /// Reads the node while its document lives.
  init(_ node: xmlNodePtr) {
    name = Markup.text(node.pointee.name)
    line = xmlGetLineNo(node)
    attributes = [:]
    content = []
    var attribute = node.pointee.properties
    while let current = attribute {
      let value = xmlNodeGetContent(
        UnsafeMutableRawPointer(current).assumingMemoryBound(to: xmlNode.self))
      attributes[Markup.text(current.pointee.name)] = Markup.text(value)
      px_free(value)
      attribute = current.pointee.next
    }
    var child = node.pointee.children
    while let current = child {
      switch current.pointee.type {
      case XML_ELEMENT_NODE: content.append(.element(HTMLElement(current)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        content.append(.text(Markup.text(current.pointee.content)))
      default: break
      }
      child = current.pointee.next
    }
  }

  /// All text inside, white space collapsed.
  public var text: String {
    Self.collapsed(rawText)
  }

  private var rawText: String {
    content.map { part in
      switch part {
      case .text(let text): text
      case .element(let element): element.rawText
      }
    }.joined()
  }

  /// The tags and attribute names in their order, without texts and values: what must be the same
  /// whatever the data.
  public var skeleton: String {
    let inside = content.map { part in
      if case .element(let element) = part { element.skeleton } else { "" }
    }.joined()
    return "<\(([name] + attributes.keys.sorted()).joined(separator: " "))>\(inside)</>"
  }

  /// One line for itself and each thing inside.
  func lines(indentation: Int) -> [String] {
    let space = String(repeating: "  ", count: indentation)
    let tag =
      [name]
      + attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\"\(Self.collapsed($0.value))\"" }
    return [space + tag.joined(separator: " ")]
      + content.flatMap { part -> [String] in
        switch part {
        case .element(let element): return element.lines(indentation: indentation + 1)
        case .text(let text):
          let text = Self.collapsed(text)
          return text.isEmpty ? [] : ["\(space)  “\(text)”"]
        }
      }
  }

  /// With one space for each run of white space, and none at the ends.
  static func collapsed(_ text: String) -> String {
    text.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }
}
