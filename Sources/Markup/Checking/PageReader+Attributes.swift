internal import CLibXML2

extension PageReader {
  /// Attributes whose value names ids.
  private static let references: Set<String> = [
    "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details",
    "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns", "commandfor", "for", "form",
    "headers", "list", "popovertarget",
  ]

  /// Checks every attribute and returns what the element is for those around it.
  func checkAttributes(
    _ context: UnsafeMutableRawPointer?, _ index: Int,
    _ element: CheckedVocabulary.Element, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> NestingKind {
    var kinds = element.kinds
    var present: UInt8 = 0
    for number in 0..<count {
      // Five pointers an attribute: name, prefix, namespace, start and end of the value.
      guard let attributes, let name = attributes[number * 5],
        let start = attributes[number * 5 + 3], let end = attributes[number * 5 + 4]
      else {
        continue
      }
      if attributes[number * 5 + 2] != nil {
        report(
          .attribute, "HTML has no attributes in namespaces: \(text(name))",
          at: tagOffset(context))
        continue
      }
      guard let verdict = verdict(on: name, of: index, element, context) else {
        continue
      }
      present |= verdict.requiredBit
      if verdict.isInteractive {
        kinds.insert(.interactive)
      }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      switch verdict.kind {
      case .plain: break
      case .tabIndex: kinds.insert(.focusable)
      case .id: addID(value, context)
      case .url: addLink(value, of: element, name, context)
      case .sourceSet: addCandidates(value, of: element, context)
      case .reference: addReferences(value, name, context)
      case .language:
        if value.isEmpty {
          report(.language, "lang is empty", at: tagOffset(context))
        }
      case .boolean:
        if !value.isEmpty, String(decoding: value, as: UTF8.self) != text(name) {
          report(
            .attribute, "\(text(name)) is there or not: write \(text(name))=\"\(text(name))\"",
            at: tagOffset(context))
        }
      }
    }
    for (bit, name) in element.required.enumerated() where present & (1 << UInt8(bit)) == 0 {
      report(
        name == "lang" ? .language : .attribute,
        "<\(element.name)> needs the attribute \(name)", at: tagOffset(context))
    }
    return kinds
  }

  private func verdict(
    on name: UnsafePointer<xmlChar>, of index: Int,
    _ element: CheckedVocabulary.Element, _ context: UnsafeMutableRawPointer?
  ) -> AttributeVerdict? {
    if let known = attributeCache.value(for: name, salt: index) {
      return known
    }
    let attribute = text(name)
    if let ban = Vocabulary.ban(on: attribute) {
      report(.attribute, ban, at: tagOffset(context))
      return nil
    }
    guard Vocabulary.allows(attribute, on: element.rule, in: element.space) else {
      report(
        .attribute, "<\(element.name)> has no attribute \(attribute)", at: tagOffset(context))
      return nil
    }
    let kind: AttributeVerdict.Kind =
      switch attribute {
      case "id": .id
      case "lang": .language
      case "tabindex": .tabIndex
      case _ where Vocabulary.urlAttributes.contains(attribute): .url
      case _ where Vocabulary.sourceSetAttributes.contains(attribute): .sourceSet
      case _ where Self.references.contains(attribute): .reference
      // May carry a name, too.
      case "download", "hidden": .plain
      case _ where Vocabulary.booleanAttributes.contains(attribute): .boolean
      default: .plain
      }
    let verdict = AttributeVerdict(
      kind: kind,
      requiredBit: element.required.firstIndex(of: attribute).map { 1 << UInt8($0) } ?? 0,
      isInteractive: element.interactiveWith == attribute)
    // Names that data makes up are not kept.
    if !attribute.hasPrefix("data-") {
      attributeCache.insert(verdict, for: name, salt: index)
    }
    return verdict
  }

  private func addID(
    _ value: UnsafeBufferPointer<UInt8>, _ context: UnsafeMutableRawPointer?
  ) {
    let id = String(decoding: value, as: UTF8.self)
    if id.isEmpty || value.contains(where: { $0 <= 0x20 }) {
      report(.id, "an id is a word: “\(id)”", at: tagOffset(context))
    }
    guard knownIDs.insert(id).inserted else {
      report(.id, "the id “\(id)” is given twice", at: tagOffset(context))
      return
    }
    ids.append(id)
  }

  private func addReferences(
    _ value: UnsafeBufferPointer<UInt8>, _ name: UnsafePointer<xmlChar>,
    _ context: UnsafeMutableRawPointer?
  ) {
    let offset = tagOffset(context)
    for word in value.split(whereSeparator: { $0 <= 0x20 }) {
      references.append(
        (String(decoding: UnsafeBufferPointer(rebasing: word), as: UTF8.self), offset, text(name)))
    }
  }

  private func addLink(
    _ value: UnsafeBufferPointer<UInt8>, of element: CheckedVocabulary.Element,
    _ name: UnsafePointer<xmlChar>, _ context: UnsafeMutableRawPointer?
  ) {
    if value.isEmpty && element.role != .anchor {
      report(.url, "the URL of <\(element.name)> is empty", at: tagOffset(context))
      return
    }
    switch resolver.resolve(value) {
    case .external: break
    case .refused(let problem):
      report(
        .url, "\(text(name))=\"\(String(decoding: value.prefix(200), as: UTF8.self))\" \(problem)",
        at: tagOffset(context))
    case .file(let target, let fragment):
      noteLink(value)
      let (line, column) = tagPosition(context)
      links.append(
        PageLink(
          target: target, fragment: fragment, isNavigation: element.role == .anchor, line: line,
          column: column))
    }
  }

  private func addCandidates(
    _ value: UnsafeBufferPointer<UInt8>, of element: CheckedVocabulary.Element,
    _ context: UnsafeMutableRawPointer?
  ) {
    for candidate in value.split(separator: UInt8(ascii: ",")) {
      let words = candidate.split { $0 <= 0x20 }
      guard let url = words.first else {
        report(.url, "an image candidate is empty", at: tagOffset(context))
        continue
      }
      switch resolver.resolve(UnsafeBufferPointer(rebasing: url)) {
      case .external: break
      case .refused(let problem):
        report(.url, "an image candidate \(problem)", at: tagOffset(context))
      case .file(let target, _):
        noteLink(UnsafeBufferPointer(rebasing: url))
        let (line, column) = tagPosition(context)
        links.append(
          PageLink(
            target: target, fragment: nil, isNavigation: false, line: line, column: column))
      }
    }
  }
}
