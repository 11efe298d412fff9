internal import CLibXML2

extension PageReader {
  /// The number of the element's rule; an unknown element is reported.
  func element(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>,
    _ uri: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
  ) -> Int? {
    if prefix == nil {
      // The salt is the namespace: 1 for HTML, 2 for SVG, 3 for HTML without one.
      let salt =
        uri == nil
        ? (syntax == .html ? 3 : 0) : uri == htmlNamespace ? 1 : uri == svgNamespace ? 2 : 0
      if salt != 0, let known = elementCache.value(for: name, salt: salt) {
        return known
      }
    }
    let space: ElementSpace
    switch text(uri) {
    case TemplateParser.htmlNamespace where prefix == nil:
      space = .html
      htmlNamespace = uri
    case TemplateParser.svgNamespace where prefix == nil:
      space = .svg
      svgNamespace = uri
    case "" where syntax == .html && prefix == nil:
      let isInside = open.last.map { $0.index >= 0 && vocabulary.elements[$0.index].space == .svg }
      space = isInside == true || text(name) == "svg" ? .svg : .html
    default:
      report(
        .element, "<\(text(name))> is in no namespace that pages use", at: tagOffset(context))
      return nil
    }
    let name = (pointer: name, text: text(name))
    guard let index = vocabulary.index(of: name.text, in: space) else {
      report(
        .element, "<\(name.text)> is not an element that pages may use", at: tagOffset(context))
      return nil
    }
    if uri != nil {
      elementCache.insert(index, for: name.pointer, salt: space == .html ? 1 : 2)
    } else if space == .html && vocabulary.index(of: name.text, in: .svg) == nil {
      elementCache.insert(index, for: name.pointer, salt: 3)
    }
    return index
  }
}
