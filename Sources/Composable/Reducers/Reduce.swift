/// A reducer from a closure: the leaf of every `body`.
public struct Reduce<State, Action: Sendable>: Reducer {
  public typealias Body = Never
  private let closure: @Sendable (inout State, Action) -> Effect<Action>

  public init(_ closure: @escaping @Sendable (inout State, Action) -> Effect<Action>) {
    self.closure = closure
  }

  /// Hides the type of another reducer.
  public init(_ reducer: some Reducer<State, Action>) {
    self.init { reducer.reduce(into: &$0, action: $1) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}
