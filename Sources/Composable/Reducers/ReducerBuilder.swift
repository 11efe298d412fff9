/// Combines the reducers written in a `body`, one after another, with `if`, `switch` and `for`.
@resultBuilder
public enum ReducerBuilder<State, Action: Sendable> {
  // A closure is not opened, so an existential goes to the other overload.
  public static func buildExpression<R: Reducer<State, Action>>(
    _ reducer: @autoclosure () -> R
  ) -> R {
    reducer()
  }

  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }

  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  public static func buildPartialBlock<R: Reducer<State, Action>>(first reducer: R) -> R {
    reducer
  }

  public static func buildPartialBlock(
    accumulated: some Reducer<State, Action>, next: some Reducer<State, Action>
  ) -> some Reducer<State, Action> {
    PairReducer(first: accumulated, second: next)
  }

  public static func buildOptional<R: Reducer<State, Action>>(
    _ reducer: R?
  ) -> some Reducer<State, Action> {
    RepeatReducer(parts: reducer.map { [$0] } ?? [])
  }

  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> EitherReducer<First, Second> {
    .first(reducer)
  }

  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> EitherReducer<First, Second> {
    .second(reducer)
  }

  public static func buildArray(
    _ reducers: [some Reducer<State, Action>]
  ) -> some Reducer<State, Action> {
    RepeatReducer(parts: reducers)
  }

  public static func buildLimitedAvailability(
    _ reducer: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }
}
