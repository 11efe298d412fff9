extension Reducer {
  /// Prints each action and what it changed in the state: for debugging, not for shipping.
  ///
  /// - Parameter print: Gets one text an action; standard error by default.
  public func printChanges(
    to print: @escaping @Sendable (String) -> Void = { writeToStandardError($0) }
  ) -> some Reducer<State, Action> {
    PrintChanges(base: self, print: print)
  }
}

struct PrintChanges<Base: Reducer>: Reducer {
  typealias Body = Never

  let base: Base
  let print: @Sendable (String) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let before = state
    let effect = base.reduce(into: &state, action: action)
    let changes = StateDiff(from: before, to: state).text ?? "(no change)"
    print("received \(describe(action))\n\(changes.indented(by: 2))\n")
    return effect
  }
}
