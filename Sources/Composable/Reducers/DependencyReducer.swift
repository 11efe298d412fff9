extension Reducer {
  /// Sets a dependency for this reducer and its effects; the innermost setting wins.
  public func dependency<Value: Sendable>(
    _ path: any WritableKeyPath<DependencyValues, Value> & Sendable, _ value: Value
  ) -> some Reducer<State, Action> {
    transformDependency(path) { $0 = value }
  }

  /// Changes a dependency for this reducer and its effects.
  public func transformDependency<Value>(
    _ path: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ transform: @escaping @Sendable (inout Value) -> Void
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: self) { transform(&$0[keyPath: path]) }
  }
}

struct DependencyReducer<Base: Reducer>: Reducer {
  typealias Body = Never

  let base: Base
  let update: @Sendable (inout DependencyValues) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) {
      base.reduce(into: &state, action: action)
    }
  }
}
