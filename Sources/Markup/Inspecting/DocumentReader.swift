internal import CLibXML2

/// Reads a page into libxml2's tree.
enum DocumentReader {
  /// The first complaint of the parser, if any.
  private final class Complaint {
    var first: String?
  }

  /// The tree is the caller's to free.
  static func read(_ bytes: [UInt8]) throws(HTMLInspector.Failure) -> xmlDocPtr {
    if let problem = DocumentType.problem(in: bytes) {
      throw HTMLInspector.Failure(problem.message)
    }
    guard XMLParser.isReady else {
      throw HTMLInspector.Failure("libxml2 is not ready")
    }
    let complaint = Complaint()
    var events = px_events()
    events.error = { user, _, _, line, column, text in
      guard let user else {
        return
      }
      let complaint = Unmanaged<Complaint>.fromOpaque(user).takeUnretainedValue()
      complaint.first = complaint.first ?? "\(line):\(column): \(message(text))"
    }
    let user = Unmanaged.passUnretained(complaint).toOpaque()
    guard let context = px_context_new(&events, user, 1) else {
      throw HTMLInspector.Failure("no memory for a parser")
    }
    defer { px_context_free(context) }
    let document = bytes.withUnsafeBytes { bytes in
      px_parse(
        context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: bytes.count))
    }
    return try withExtendedLifetime(complaint) { () throws(HTMLInspector.Failure) -> xmlDocPtr in
      guard let document, complaint.first == nil, px_is_well_formed(context) != 0 else {
        xmlFreeDoc(document)
        throw HTMLInspector.Failure(
          "the page is not well formed: \(complaint.first ?? "no reason given")")
      }
      return document
    }
  }

  /// Lets every element below count as one without a namespace.
  static func forgetNamespaces(_ element: xmlNodePtr) {
    element.pointee.ns = nil
    var child = element.pointee.children
    while let node = child {
      if node.pointee.type == XML_ELEMENT_NODE {
        forgetNamespaces(node)
      }
      child = node.pointee.next
    }
  }
}
