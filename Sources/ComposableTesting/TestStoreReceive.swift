public import Composable
public import Testing

extension TestStore where Action: CasePathable {
  /// Asserts that an effect sends an action of a case, and what the action changes.
  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    move(to: sourceLocation)
    await receive("\(name(of: path))", assert, where: { $0.is(path) })
  }

  /// Asserts that an effect sends an action of a case with a value, and what the action changes.
  public func receive<Value: Equatable>(
    _ path: CaseKeyPath<Action, Value>, _ value: Value,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    move(to: sourceLocation)
    await receive(
      describe(Action.allCasePaths[keyPath: path].embed(value)), assert,
      where: { $0[case: path] == value })
  }

  /// `\.list.…` for `\.list.loaded`: beyond the first case a key path does not know the names.
  private func name<Value>(of path: CaseKeyPath<Action, Value>) -> String {
    let names = "\(path)".split(separator: ".").dropFirst()
    let known = names.prefix { !$0.hasPrefix("<") }
    return "\\." + (known + (known.count < names.count ? ["…"] : [])).joined(separator: ".")
  }
}

extension TestStore where Action: Equatable {
  /// Asserts that an effect sends an action, and what the action changes.
  public func receive(
    _ action: Action,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    move(to: sourceLocation)
    await receive(describe(action), assert, where: { $0 == action })
  }
}

extension TestStore {
  /// Asserts that an effect sends an action for which a predicate holds, and what it changes.
  public func receive(
    where matches: (Action) -> Bool,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    move(to: sourceLocation)
    await receive("an action that matches the predicate", assert, where: matches)
  }

  private func receive(
    _ expected: String, _ assertion: ((inout State) throws -> Void)?,
    where matches: (Action) -> Bool
  ) async {
    var passed: [Action] = []
    while let step = await nextReceived() {
      let name = "receive(\(describe(step.action)))"
      if matches(step.action) {
        check(name, state: step.state, shared: step.shared, assertion)
        return await executor.settle()
      }
      state = step.state
      if exhaustivity == .on {
        return fail(
          """
          Expected to receive \(expected), but the next action was \(describe(step.action)).

          Receive that one first, or correct the test.
          """)
      }
      skip("\(name): the test did not receive this action.")
      passed.append(step.action)
    }
    fail(
      """
      Expected to receive \(expected), but no action can come any more: \
      \(passed.isEmpty ? "nothing was received and no effect runs" : "no effect runs").\
      \(passed.isEmpty ? "" : "\n\nReceived instead, and skipped:\n\(list(passed))")

      Check that the effect sends it, and that nothing cancels the effect before.
      """)
  }

  /// The next received action; nil when none can come: nothing is queued and nothing in flight.
  private func nextReceived() async -> Step? {
    while received.isEmpty, core.inFlight > 0 { await nextEvent() }
    return received.isEmpty ? nil : received.removeFirst()
  }

  func list(_ actions: [Action]) -> String {
    actions.map { "  \(describe($0))" }.joined(separator: "\n")
  }
}
