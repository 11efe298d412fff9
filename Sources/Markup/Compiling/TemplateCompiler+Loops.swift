extension TemplateCompiler {
  /// Compiles a body once, to be run for each element of a list.
  func compileLoop(
    _ each: EachClause, in scope: TemplateScope, body: (TemplateScope) -> Void
  ) {
    var inside = scope
    let frame = scope.nextFrame
    inside.nextFrame += 1
    inside.loopDepth += 1
    for name in [each.variable] + (each.loop.map { [$0] } ?? []) {
      if let problem = nameProblem(name, in: scope.names) {
        report(problem, at: each.offset, in: scope)
      }
    }
    if each.variable == each.loop {
      report("the element and the loop need different names", at: each.offset, in: scope)
    }
    guard let value = resolve(each.list, in: scope) else {
      return
    }
    guard case .list(let list, let place) = value else {
      report(
        "“\(each.list.description)” is \(value.kind): px:each repeats lists", at: each.list.offset,
        in: scope)
      return
    }
    switch list.element {
    case .text:
      inside.names[each.variable] = .text(Self.textItself, place: frame)
    case .record(let type):
      inside.names[each.variable] = .record(RecordReader(placeOf: type), place: frame)
      _ = resolver.usage.schema(
        of: type, usedAt: scope.document.source.location(at: each.offset))
    }
    if let loop = each.loop {
      inside.names[loop] = .loop(frame)
    }
    builder.useFrames(frame + 1)
    let reader = builder.keep(list)
    let start = builder.open()
    body(inside)
    builder.close(start) { .each(reader, place: place, element: frame, end: $0) }
  }

  /// The string at the place itself: an element of a list of texts.
  private static let textItself = TextReader(
    write: { place, sink in
      sink.writeEscaped(place.assumingMemoryBound(to: String.self).pointee)
      return true
    }, isPresent: nil)
}
