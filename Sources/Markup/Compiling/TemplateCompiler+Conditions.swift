extension TemplateCompiler {
  /// What a condition asks.
  private enum Question {
    case flag(FlagReader, place: Int)
    case isFirst(Int)
    case isLast(Int)
  }

  func whenHolds(_ path: PathExpression?, in scope: TemplateScope, body: () -> Void) {
    ask(path, expecting: true, in: scope, body: body)
  }

  func unlessHolds(_ path: PathExpression?, in scope: TemplateScope, body: () -> Void) {
    ask(path, expecting: false, in: scope, body: body)
  }

  private func ask(
    _ path: PathExpression?, expecting: Bool, in scope: TemplateScope, body: () -> Void
  ) {
    guard let path, let question = question(path, in: scope) else {
      // Without a condition, or with a wrong one: the body is compiled for its own mistakes.
      body()
      return
    }
    let skip: (Int) -> Instruction
    switch question {
    case .flag(let reader, let place):
      let kept = builder.keep(reader)
      skip = {
        expecting
          ? .skipUnless(kept, place: place, target: $0) : .skipIf(kept, place: place, target: $0)
      }
    case .isFirst(let loop):
      skip = {
        expecting ? .skipUnlessFirst(loop: loop, target: $0) : .skipIfFirst(loop: loop, target: $0)
      }
    case .isLast(let loop):
      skip = {
        expecting ? .skipUnlessLast(loop: loop, target: $0) : .skipIfLast(loop: loop, target: $0)
      }
    }
    let start = builder.open()
    body()
    builder.close(start, skip)
  }

  private func question(_ path: PathExpression, in scope: TemplateScope) -> Question? {
    guard let value = resolve(path, in: scope) else {
      return nil
    }
    switch value {
    case .flag(let reader, let place): return .flag(reader, place: place)
    case .loopIsFirst(let loop): return .isFirst(loop)
    case .loopIsLast(let loop): return .isLast(loop)
    case .text(let reader, let place):
      if let isPresent = reader.isPresent {
        return .flag(FlagReader(isPresent), place: place)
      }
    case .record(let reader, let place):
      if reader.isOptional {
        let visit = reader.visit
        return .flag(FlagReader { visit($0) { _ in } }, place: place)
      }
    case .list(let reader, let place):
      let visit = reader.visit
      return .flag(
        FlagReader { root in
          var hasElements = false
          visit(root) { hasElements = !$0.isEmpty }
          return hasElements
        }, place: place)
    default: break
    }
    report(
      "“\(path.description)” is \(value.kind) that is always there: ask a flag, a list or an"
        + " optional value", at: path.offset, in: scope)
    return nil
  }
}
