extension TemplateCompiler {
  /// Writes an element's attributes: the static ones in their order, each replaced by its binding
  /// if `px:attr` has one; then further bindings; classes where `class` stands.
  func compileAttributes(
    of element: TemplateElement, _ rule: ElementRule, in scope: TemplateScope
  ) {
    let bindings = bindings(of: element, rule, in: scope)
    var written: Set<String> = []
    for attribute in element.attributes {
      guard permits(attribute.name, at: attribute.nameOffset, on: element, rule, in: scope) else {
        continue
      }
      written.insert(attribute.name)
      if attribute.name == "class" {
        compileClass(of: element, bindings["class"], in: scope)
      } else if let binding = bindings[attribute.name] {
        compileBinding(binding, of: element, in: scope)
      } else {
        checkStatic(attribute, of: element, in: scope)
        builder.literal(" \(attribute.name)=\"")
        builder.literal(Escape.escaped(attribute.value))
        builder.literal("\"")
      }
    }
    for binding in element.directives.attributes where written.insert(binding.name).inserted {
      if binding.name == "class" {
        compileClass(of: element, bindings["class"], in: scope)
      } else if bindings[binding.name] != nil {
        compileBinding(binding, of: element, in: scope)
      }
    }
    if !written.contains("class") && !element.directives.classes.isEmpty {
      compileClass(of: element, nil, in: scope)
    }
    for name in rule.required where !written.contains(name) {
      report("<\(element.name)> needs the attribute \(name)", at: element.offset, in: scope)
    }
  }

  private func bindings(
    of element: TemplateElement, _ rule: ElementRule, in scope: TemplateScope
  ) -> [String: NamedPath] {
    var bindings: [String: NamedPath] = [:]
    for binding in element.directives.attributes {
      guard permits(binding.name, at: binding.offset, on: element, rule, in: scope) else {
        continue
      }
      if bindings.updateValue(binding, forKey: binding.name) != nil {
        report("px:attr names \(binding.name) twice", at: binding.offset, in: scope)
      }
    }
    return bindings
  }

  private func permits(
    _ name: String, at offset: Int, on element: TemplateElement, _ rule: ElementRule,
    in scope: TemplateScope
  ) -> Bool {
    if let ban = Vocabulary.ban(on: name) {
      report(ban, at: offset, in: scope)
      return false
    }
    guard Vocabulary.allows(name, on: rule, in: element.space) else {
      let known = rule.attributes + Vocabulary.globalAttributes + Vocabulary.ariaAttributes
      report(
        "<\(element.name)> has no attribute “\(name)”" + NearestName.hint(for: name, among: known),
        at: offset, in: scope)
      return false
    }
    return true
  }

  private func checkStatic(
    _ attribute: TemplateAttribute, of element: TemplateElement, in scope: TemplateScope
  ) {
    if attribute.name == "id" && scope.loopDepth > 0 {
      report(
        "a fixed id inside px:each would stand on the page several times: bind it with px:attr",
        at: attribute.nameOffset, in: scope)
    }
    if element.name == "meta" && attribute.name == "http-equiv"
      && attribute.value.lowercased() == "refresh"
    {
      report("a page that leaves by itself is refused", at: attribute.valueOffset, in: scope)
    }
    if let problem = urlProblem(attribute.value, in: attribute.name) {
      report(
        "the URL of \(element.name) \(attribute.name) \(problem)", at: attribute.valueOffset,
        in: scope)
    }
  }

  /// What is wrong with a URL that is known now, or `nil`.
  private func urlProblem(_ value: String, in attribute: String) -> String? {
    Escape.escaped(value).withUnsafeBufferPointer { bytes in
      if Vocabulary.urlAttributes.contains(attribute) {
        policy.problem(in: bytes)
      } else if Vocabulary.sourceSetAttributes.contains(attribute) {
        policy.problem(inSourceSet: bytes)
      } else {
        nil
      }
    }
  }

  private func compileBinding(
    _ binding: NamedPath, of element: TemplateElement, in scope: TemplateScope
  ) {
    guard let value = resolve(binding.path, in: scope) else {
      return
    }
    let name = binding.name
    let opening = " \(name)=\""
    switch value {
    case .constant(let text):
      if let problem = urlProblem(text, in: name) {
        report("the URL of \(element.name) \(name) \(problem)", at: binding.offset, in: scope)
      }
      builder.literal(opening)
      builder.literal(Escape.escaped(text))
      builder.literal("\"")
    case .loopPosition(let loop):
      builder.literal(opening)
      builder.emit(.position(loop: loop))
      builder.literal("\"")
    case .text(let reader, let place):
      compileText(reader, place, binding, of: element, in: scope)
    case .flag, .loopIsFirst, .loopIsLast:
      compileFlag(binding, of: element, in: scope)
    default:
      reportNoText(value, binding.path, in: scope)
    }
  }

  private func compileText(
    _ reader: TextReader, _ place: Int, _ binding: NamedPath, of element: TemplateElement,
    in scope: TemplateScope
  ) {
    let name = binding.name
    let isSourceSet = Vocabulary.sourceSetAttributes.contains(name)
    if isSourceSet || Vocabulary.urlAttributes.contains(name) {
      let opening = builder.constant(" \(name)=\"")
      let site = builder.keep(
        LinkSite(
          reader: reader, opening: opening, isSourceSet: isSourceSet,
          attribute: "\(element.name) \(name)",
          source: scope.document.source.location(at: binding.offset)))
      builder.emit(.link(site, place: place))
    } else if reader.isPresent != nil {
      let kept = builder.keep(reader)
      let opening = builder.constant(" \(name)=\"")
      builder.emit(
        .attribute(kept, place: place, offset: opening.offset, count: opening.count))
    } else {
      let kept = builder.keep(reader)
      builder.literal(" \(name)=\"")
      builder.emit(.text(kept, place: place))
      builder.literal("\"")
    }
  }

  /// A flag makes a boolean attribute come and go; ARIA and data attributes say true or false.
  private func compileFlag(
    _ binding: NamedPath, of element: TemplateElement, in scope: TemplateScope
  ) {
    let name = binding.name
    if Vocabulary.booleanAttributes.contains(name) {
      whenHolds(binding.path, in: scope) {
        builder.literal(" \(name)=\"\(name)\"")
      }
    } else if name.hasPrefix("aria-") || name.hasPrefix("data-") {
      whenHolds(binding.path, in: scope) {
        builder.literal(" \(name)=\"true\"")
      }
      unlessHolds(binding.path, in: scope) {
        builder.literal(" \(name)=\"false\"")
      }
    } else {
      report(
        "“\(binding.path.description)” is a flag, and \(name) is no boolean attribute",
        at: binding.offset, in: scope)
    }
  }

  /// The `class` attribute: the static classes or their binding, and those of `px:class` that hold.
  private func compileClass(
    of element: TemplateElement, _ binding: NamedPath?, in scope: TemplateScope
  ) {
    let opening = " class=\""
    let isNeverEmpty = binding == nil && element.attributes.contains { $0.name == "class" }
    if !isNeverEmpty {
      builder.emit(.openClass)
    }
    builder.literal(opening)
    if let binding {
      compileClassBinding(binding, in: scope)
    } else if let attribute = element.attributes.first(where: { $0.name == "class" }) {
      builder.literal(Escape.escaped(attribute.value))
    }
    for item in element.directives.classes {
      whenHolds(item.path, in: scope) {
        builder.literal(Escape.escaped(" \(item.name)"))
      }
    }
    if isNeverEmpty {
      builder.literal("\"")
    } else {
      builder.emit(.closeClass(opening: opening.utf8.count))
    }
  }

  private func compileClassBinding(_ binding: NamedPath, in scope: TemplateScope) {
    switch resolve(binding.path, in: scope) {
    case nil: return
    case .text(let reader, let place)?:
      let kept = builder.keep(reader)
      builder.emit(.text(kept, place: place))
    case .constant(let text)?: builder.literal(Escape.escaped(text))
    case let value?: reportNoText(value, binding.path, in: scope)
    }
  }
}
