internal import CLibXML2

extension PageReader {
  /// The reader behind a callback. Sound because callbacks come only while `read` is running.
  private static func from(_ context: UnsafeMutableRawPointer?) -> PageReader {
    Unmanaged<PageReader>.fromOpaque(px_user(context))._withUnsafeGuaranteedRef { $0 }
  }

  static let events = px_events(
    start: { context, name, prefix, uri, _, _, count, _, attributes in
      guard let name else {
        return
      }
      PageReader.from(context).start(context, name, prefix, uri, Int(count), attributes)
    },
    end: { context, _, _, _ in PageReader.from(context).end(context) },
    text: { context, bytes, count in
      PageReader.from(context).characters(
        context, UnsafeBufferPointer(start: bytes, count: Int(count)))
    },
    cdata: { context, _, _ in
      PageReader.from(context).refuse(context, "HTML reads CDATA as a comment")
    },
    comment: { context, text in
      // `<!-->` and `<!--->` end at once for an HTML parser, and only there.
      guard let text, text[0] == UInt8(ascii: ">") || (text[0] == 0x2D && text[1] == 0x3E) else {
        return
      }
      PageReader.from(context).refuse(
        context, "HTML ends a comment that begins with > at once")
    },
    instruction: { context, _, data in
      PageReader.from(context).instruction(context, data)
    },
    doctype: nil,
    error: { user, _, _, line, column, text in
      guard let user else {
        return
      }
      Unmanaged<PageReader>.fromOpaque(user).takeUnretainedValue()
        .parserError(line, column, message(text))
    })

  private func refuse(_ context: UnsafeMutableRawPointer?, _ message: String) {
    report(.wellFormed, message, at: offset(context))
  }

  /// Ours stands for known lines: a page that has any of its own is never folded.
  private func instruction(
    _ context: UnsafeMutableRawPointer?, _ data: UnsafePointer<xmlChar>?
  ) {
    if isFolded, let data {
      repeatLines(context, data)
    } else {
      refuse(context, "HTML has no processing instructions")
    }
  }

  private func start(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>,
    _ prefix: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard let index = element(context, name, uri, prefix) else {
      // Unknown: its content is checked as that of its parent.
      let parent = open.last
      open.append(
        OpenElement(
          index: -1, content: parent?.content ?? [.flow, .text], forbids: parent?.forbids ?? []))
      return
    }
    let element = vocabulary.elements[index]
    beginLine(context, element)
    checkTag(context, element)
    let kinds = checkAttributes(context, index, element, count, attributes)
    checkPlace(context, index, element, kinds)
    push(index, element, kinds)
    checkRole(context, element, count, attributes)
  }

  /// `/>` on void elements and nowhere else, but in SVG, where HTML knows it too.
  private func checkTag(
    _ context: UnsafeMutableRawPointer?, _ element: CheckedVocabulary.Element
  ) {
    let isSelfClosed = px_is_self_closed(context) != 0
    guard element.space == .html, isSelfClosed != element.isVoid else {
      return
    }
    report(
      .element,
      element.isVoid
        ? "<\(element.name)> has no content: write <\(element.name)/>"
        : "HTML reads <\(element.name)/> as a start tag: write an end tag",
      at: tagOffset(context))
  }

  private func push(
    _ index: Int, _ element: CheckedVocabulary.Element, _ kinds: NestingKind
  ) {
    var content = element.content
    var forbids = element.forbids
    if let parent = open.last {
      if element.isTransparent {
        content.formUnion(parent.content)
      }
      if element.role == .listGroup, parent.index >= 0,
        vocabulary.elements[parent.index].role == .list
      {
        content = [.term, .description, .script]
      }
      forbids.formUnion(parent.forbids)
    }
    open.append(OpenElement(index: index, content: content, forbids: forbids, kinds: kinds))
  }

  private func end(_ context: UnsafeMutableRawPointer?) {
    guard let closed = open.popLast(), closed.index >= 0 else {
      return
    }
    checkEnd(context, closed)
    endLine(context, closed)
  }

  private func characters(
    _ context: UnsafeMutableRawPointer?, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard !open.isEmpty else {
      return
    }
    let last = open.count - 1
    if open[last].hasText && !open[last].isDataBlock {
      return
    }
    guard bytes.contains(where: { $0 > 0x20 }) else {
      return
    }
    open[last].hasText = true
    if open[last].isDataBlock {
      // HTML does not decode entities in a script: the decoded text must have needed none.
      if bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
        report(
          .script, "HTML does not decode entities in a script: write \\u003c and \\u0026",
          at: offset(context))
      }
      return
    }
    if !open[last].content.contains(.text) {
      let name = open[last].index < 0 ? "" : vocabulary.elements[open[last].index].name
      report(.content, "<\(name)> cannot hold text", at: offset(context))
    }
  }
}
