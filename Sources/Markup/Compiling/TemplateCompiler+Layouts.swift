extension TemplateCompiler {
  /// Compiles the layout, with what the page puts into its slots.
  func compile(
    _ page: TemplateElement, with name: NamedTemplate, in scope: TemplateScope
  ) {
    collectFills(in: page.children, scope)
    guard let layout = document(name, in: scope), let root = root(of: layout) else {
      return
    }
    var inside = scope
    inside.document = layout
    inside.isLayout = true
    inside.chain.append(layout.name)
    if let nested = root.directives.layout {
      report("a layout cannot have a layout of its own", at: nested.offset, in: inside)
    }
    compile(root, in: inside)
    for (slot, fill) in fills.sorted(by: { $0.key < $1.key }) where !filledSlots.contains(slot) {
      report(
        "the layout “\(name.name)” has no slot “\(slot)”"
          + NearestName.hint(for: slot, among: filledSlots),
        at: fill.offset, in: fill.scope)
    }
  }

  private func collectFills(in nodes: [TemplateNode], _ scope: TemplateScope) {
    for case .element(var element) in nodes {
      guard let slot = element.directives.slot else {
        collectFills(in: element.children, scope)
        continue
      }
      if fills[slot.name] != nil {
        report("the slot “\(slot.name)” is filled twice", at: slot.offset, in: scope)
      }
      element.directives.slot = nil
      fills[slot.name] = Fill(element: element, scope: scope, offset: slot.offset)
    }
  }

  /// Compiles what fills the layout's slot: the page's element, or the layout's own.
  func compileSlot(_ slot: NamedTemplate, _ element: TemplateElement, in scope: TemplateScope) {
    guard scope.isLayout else {
      report(
        "px:slot stands in a layout, or in a page whose <html> has px:layout", at: slot.offset,
        in: scope)
      return
    }
    if !filledSlots.insert(slot.name).inserted {
      report("the layout has two slots “\(slot.name)”", at: slot.offset, in: scope)
    }
    guard let fill = fills[slot.name] else {
      var own = element
      own.directives.slot = nil
      compile(own, in: scope)
      return
    }
    var inside = fill.scope
    inside.space = scope.space
    inside.nextFrame = scope.nextFrame
    inside.loopDepth = scope.loopDepth
    compile(fill.element, in: inside)
  }
}
