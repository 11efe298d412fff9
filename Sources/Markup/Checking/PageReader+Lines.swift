internal import CLibXML2

/// Keeping lines that prove to be one element, and taking known ones for read.
extension PageReader {
  /// A line that is being read and may be worth keeping.
  struct LineUnderWay {
    let candidate: LineMemory.Candidate
    let surroundings: KnownLine.Surroundings
    /// How many elements and links there were before it.
    let openCount: Int
    let linkCount: Int
    let before: Collected
  }

  /// What a line must leave as it is to be kept: all this is judged over a whole page.
  struct Collected: Equatable {
    let ids: Int
    let references: Int
    let findings: Int
    let seen: Seen
  }

  /// An element begins: perhaps it fills a line. Call it before anything of it is looked at.
  func beginLine(_ context: UnsafeMutableRawPointer?, _ element: CheckedVocabulary.Element) {
    guard nextCandidate < candidates.count, let parent = open.last, parent.index >= 0 else {
      return
    }
    let offset = Int(px_offset(context))
    if let lineUnderWay, offset < lineUnderWay.candidate.end {
      return
    }
    while nextCandidate < candidates.count, candidates[nextCandidate].end <= offset {
      nextCandidate += 1
    }
    guard nextCandidate < candidates.count, candidates[nextCandidate].start < offset else {
      lineUnderWay = nil
      return
    }
    lineUnderWay = LineUnderWay(
      candidate: candidates[nextCandidate], surroundings: surroundings(of: element, in: parent),
      openCount: open.count, linkCount: links.count, before: collected)
    nextCandidate += 1
  }

  /// An element has ended: the line is kept if that was its end, too.
  func endLine(_ context: UnsafeMutableRawPointer?, _ element: OpenElement) {
    guard let line = lineUnderWay, line.openCount == open.count else {
      return
    }
    lineUnderWay = nil
    let (start, end) = (line.candidate.start, line.candidate.end)
    guard Int(px_offset(context)) == end, collected == line.before else {
      return
    }
    memory.keep(
      KnownLine(
        surroundings: line.surroundings, element: element,
        links: Array(links[line.linkCount...])),
      line.candidate, text: page[start..<end], neighborhood: neighborhood)
  }

  /// A link was met. Where it leads elsewhere from another page, its line cannot be kept.
  func noteLink(_ url: UnsafeBufferPointer<UInt8>) {
    if lineUnderWay != nil, !resolver.leadsAlike(url) {
      lineUnderWay = nil
    }
  }

  /// Known lines stand here: their numbers, one a line.
  func repeatLines(_ context: UnsafeMutableRawPointer?, _ numbers: UnsafePointer<xmlChar>) {
    // The parser stands behind the last of them.
    var place = Int(px_line(context))
    var digit = numbers
    while digit.pointee != 0 {
      place -= digit.pointee == 0x0A ? 1 : 0
      digit += 1
    }
    var number = 0
    digit = numbers
    while true {
      switch digit.pointee {
      case 0x30...0x39:
        number = number * 10 + Int(digit.pointee - 0x30)
      case let end:
        repeatLine(context, memory.line(number), number: number, place: place)
        guard end != 0 else {
          return
        }
        number = 0
        place += 1
      }
      digit += 1
    }
  }

  private func repeatLine(
    _ context: UnsafeMutableRawPointer?, _ line: KnownLine?, number: Int, place: Int
  ) {
    guard let line else {
      return
    }
    let element = vocabulary.elements[line.element.index]
    guard let parent = open.last, parent.index >= 0,
      surroundings(of: element, in: parent) == line.surroundings
    else {
      memory.forget(number)
      isFoldedWrongly = true
      return
    }
    checkPlace(context, line.element.index, element, line.element.kinds)
    checkEnd(context, line.element)
    if !line.links.isEmpty {
      repeatedLines.append(RepeatedLine(line: line, number: place))
    }
  }

  /// Lines are shared by pages as deep as each other below the same top folder: there, links that
  /// climb to that folder lead to the same files.
  func enterNeighborhood() {
    let name = "\(resolver.depth) \(resolver.topFolder)"
    neighborhood = neighborhoods[name] ?? neighborhoods.count
    neighborhoods[name] = neighborhood
  }

  private var collected: Collected {
    Collected(
      ids: ids.count, references: references.count, findings: findings.count, seen: seen)
  }

  private func surroundings(
    of element: CheckedVocabulary.Element, in parent: OpenElement
  ) -> KnownLine.Surroundings {
    let parentElement = vocabulary.elements[parent.index]
    return KnownLine.Surroundings(
      forbids: parent.forbids, content: element.isTransparent ? parent.content : nil,
      isInSVG: parentElement.space == .svg, isInList: parentElement.role == .list)
  }
}
