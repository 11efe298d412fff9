extension Reducer {
  /// Reacts when a value derived from the state differs after this reducer has run.
  ///
  /// - Parameters:
  ///   - value: What is compared before and after each action; keep it cheap.
  ///   - react: Gets the old value, the new one and the state; its effect is merged.
  public func onChange<Value: Equatable & SendableMetatype>(
    of value: @escaping @Sendable (State) -> Value,
    _ react: @escaping @Sendable (Value, Value, inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    OnChange(base: self, value: value, react: react)
  }
}

struct OnChange<Base: Reducer, Value: Equatable & SendableMetatype>: Reducer {
  typealias Body = Never

  let base: Base
  let value: @Sendable (Base.State) -> Value
  let react: @Sendable (Value, Value, inout Base.State) -> Effect<Base.Action>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let old = value(state)
    let effect = base.reduce(into: &state, action: action)
    let new = value(state)
    return old == new ? effect : effect.merge(with: react(old, new, &state))
  }
}
