/// Several reducers as one, to hang a modifier such as `ifLet` or `onChange` on all of them.
public struct CombineReducers<Content: Reducer>: Reducer {
  public typealias Body = Never
  private let content: Content

  public init<State, Action>(
    @ReducerBuilder<State, Action> _ build: () -> Content
  ) where Content.State == State, Content.Action == Action {
    content = build()
  }

  public func reduce(
    into state: inout Content.State, action: Content.Action
  ) -> Effect<Content.Action> {
    content.reduce(into: &state, action: action)
  }
}
