/// A reducer that does nothing: a root for `forEach` and `ifLet`, a stand-in in tests.
public struct EmptyReducer<State, Action: Sendable>: Reducer {
  public typealias Body = Never

  public init() {}

  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }
}
