internal import CLibXML2

extension PageReader {
  /// Whether the element may stand where it does.
  func checkPlace(
    _ context: UnsafeMutableRawPointer?, _ index: Int,
    _ element: CheckedVocabulary.Element, _ kinds: NestingKind
  ) {
    guard !open.isEmpty else {
      if element.role != .html {
        report(.content, "the outermost element must be <html>", at: tagOffset(context))
      }
      return
    }
    let last = open.count - 1
    let parent = open[last]
    if parent.content.isDisjoint(with: element.categories), parent.index >= 0 {
      let holder = vocabulary.elements[parent.index].name
      report(
        .content, "<\(element.name)> has no place in <\(holder)>", at: tagOffset(context))
    }
    let barred = parent.forbids.intersection(kinds)
    if !barred.isEmpty {
      let holder = open.last { open in
        open.index >= 0 && !vocabulary.elements[open.index].forbids.isDisjoint(with: barred)
      }
      let name = holder.map { vocabulary.elements[$0.index].name } ?? ""
      report(
        .content, "<\(element.name)> must not stand inside <\(name)>", at: tagOffset(context))
    }
    checkOrder(context, element, in: last)
    open[last].isFirstChildSeen = true
    open[last].lastChild = index
  }

  /// The order of children where it matters: table parts, legend, summary, sources.
  private func checkOrder(
    _ context: UnsafeMutableRawPointer?, _ element: CheckedVocabulary.Element,
    in last: Int
  ) {
    let parent = open[last].index < 0 ? nil : vocabulary.elements[open[last].index]
    if let parent, parent.role == .details, !open[last].isFirstChildSeen,
      element.categories != .summary
    {
      report(.content, "<details> begins with its <summary>", at: tagOffset(context))
    }
    switch element.categories {
    case .summary, .legend, .caption:
      if open[last].isFirstChildSeen || open[last].hasText {
        report(.content, "<\(element.name)> must come first", at: tagOffset(context))
      }
    case .termGroup, .term, .description:
      if element.categories == .description, !open[last].isFirstChildSeen {
        report(.content, "<dd> needs a <dt> before it", at: tagOffset(context))
      }
    default: break
    }
    guard element.rank > 0, let parent,
      [.html, .table, .picture].contains(parent.role) || parent.kinds == .media
    else {
      return
    }
    if element.rank < open[last].childRank {
      report(
        .content, "<\(element.name)> comes too late in <\(parent.name)>", at: tagOffset(context))
    } else if element.rank == open[last].childRank,
      ["head", "body", "thead", "tfoot"].contains(element.name)
    {
      report(
        .content, "<\(parent.name)> has two <\(element.name)>", at: tagOffset(context))
    }
    open[last].childRank = max(open[last].childRank, element.rank)
  }

  /// Rules of single elements. The element is open already.
  func checkRole(
    _ context: UnsafeMutableRawPointer?, _ element: CheckedVocabulary.Element,
    _ count: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    func value(_ name: String) -> String? {
      for number in 0..<count {
        guard let attributes, text(attributes[number * 5]) == name,
          let start = attributes[number * 5 + 3], let end = attributes[number * 5 + 4]
        else {
          continue
        }
        return String(
          decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
      }
      return nil
    }
    switch element.role {
    case .title: seen.titles += 1
    case .heading: checkHeading(context, element.level)
    case .main:
      seen.mains += 1
      if seen.mains > 1 && value("hidden") == nil {
        report(.content, "a page has one <main>", at: tagOffset(context))
      }
    case .meta:
      if let charset = value("charset") {
        seen.charsets += 1
        if charset.lowercased() != "utf-8" {
          report(.attribute, "the only charset is utf-8", at: tagOffset(context))
        }
      }
      if value("http-equiv")?.lowercased() == "refresh" {
        report(.attribute, "a page that leaves by itself is refused", at: tagOffset(context))
      }
    case .script: checkScript(context, type: value("type"), source: value("src"))
    default: break
    }
  }

  private func checkHeading(_ context: UnsafeMutableRawPointer?, _ level: Int) {
    if level == 1 {
      seen.topHeadings += 1
      if seen.topHeadings > 1 {
        report(.heading, "a page has one <h1>", at: tagOffset(context))
      }
    }
    if level > seen.lastLevel + 1 {
      report(
        .heading,
        seen.lastLevel == 0
          ? "the first heading is <h\(level)>, not <h1>"
          : "<h\(level)> follows <h\(seen.lastLevel)>: a level is left out",
        at: tagOffset(context))
    }
    seen.lastLevel = level
  }

  private func checkScript(
    _ context: UnsafeMutableRawPointer?, type: String?, source: String?
  ) {
    let isDataBlock = type == "application/json" || type == "application/ld+json"
    open[open.count - 1].isDataBlock = isDataBlock
    if source == nil && !isDataBlock {
      report(.script, "inline scripts are refused", at: tagOffset(context))
    }
  }

  func checkEnd(_ context: UnsafeMutableRawPointer?, _ closed: OpenElement) {
    let element = vocabulary.elements[closed.index]
    // Text inside counts for those around it.
    if closed.hasText, let last = open.indices.last, element.role != .script {
      if !open[last].hasText && open[last].content.contains(.text) {
        open[last].hasText = true
      }
    }
    switch element.role {
    case .title where !closed.hasText:
      report(.title, "the title is empty", at: tagOffset(context))
    case .heading where !closed.hasText && !closed.isFirstChildSeen:
      report(.heading, "<\(element.name)> is empty", at: tagOffset(context))
    case .details where !closed.isFirstChildSeen:
      report(.content, "<details> needs a <summary>", at: tagOffset(context))
    case .list:
      if closed.lastChild >= 0, vocabulary.elements[closed.lastChild].categories == .term {
        report(.content, "<dl> ends with a <dt> without <dd>", at: tagOffset(context))
      }
    default: break
    }
  }

  /// What can be said once the page is read.
  func finish() {
    if seen.titles != 1 {
      report(
        .title, seen.titles == 0 ? "the page has no <title>" : "the page has several <title>",
        line: 1, column: 1)
    }
    if seen.charsets != 1 {
      report(.attribute, "the page needs one <meta charset=\"utf-8\"/>", line: 1, column: 1)
    }
    if seen.topHeadings == 0 {
      report(.heading, "the page has no <h1>", line: 1, column: 1)
    }
    for reference in references where !knownIDs.contains(reference.id) {
      report(
        .id, "\(reference.attribute) names the id “\(reference.id)”, which the page does not have",
        at: reference.offset)
    }
  }
}
