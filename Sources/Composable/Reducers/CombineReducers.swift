/// Several reducers as one, to hang a modifier such as `ifLet` or `onChange` on all of them.
public struct CombineReducers<State, Action, Content: Reducer<State, Action>>: Reducer {
  public typealias Body = Never
  private let content: Content

  public init(@ReducerBuilder<State, Action> _ build: () -> Content) {
    content = build()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    content.reduce(into: &state, action: action)
  }
}
