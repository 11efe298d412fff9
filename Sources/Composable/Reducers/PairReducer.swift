/// Two reducers, one after the other.
struct PairReducer<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  typealias Body = Never
  let first: First
  let second: Second

  func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }
}
