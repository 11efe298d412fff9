internal import CLibXML2

/// A libxml2 parser that reports events and builds no tree. One thread uses it.
///
/// It loads nothing, expands nothing but the five predefined entities, and knows no DTD.
struct XMLParser: ~Copyable {
  let context: xmlParserCtxtPtr

  /// No entity loader, before any parser exists; runs once.
  static let isReady: Bool = {
    px_initialize()
    return true
  }()

  /// `user` is what `px_user` gives inside the callbacks. `nil` when memory is short.
  init?(events: px_events, user: UnsafeMutableRawPointer) {
    guard Self.isReady else {
      return nil
    }
    var events = events
    guard let context = px_context_new(&events, user, 0) else {
      return nil
    }
    self.context = context
  }

  deinit {
    px_context_free(context)
  }

  /// Reads one document and says whether it is well formed.
  borrowing func parse(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    // Larger inputs are refused before they come here.
    let document = px_parse(context, start ?? Self.nothing, Int32(clamping: bytes.count))
    if let document {
      xmlFreeDoc(document)
    }
    return px_is_well_formed(context) != 0
  }

  private static var nothing: UnsafePointer<CChar> {
    UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

/// Text that libxml2 lends, copied.
func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
  bytes.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
}

/// The message of a diagnostic, without its line end.
func message(_ bytes: UnsafePointer<CChar>?) -> String {
  guard let bytes else {
    return ""
  }
  var message = String(cString: bytes)
  while message.last?.isNewline == true {
    message.removeLast()
  }
  return message
}
