/// Any number of reducers of one type, in order.
struct RepeatReducer<Part: Reducer>: Reducer {
  typealias Body = Never
  let parts: [Part]

  func reduce(into state: inout Part.State, action: Part.Action) -> Effect<Part.Action> {
    var effect = Effect<Part.Action>.none
    for part in parts {
      effect = effect.merge(with: part.reduce(into: &state, action: action))
    }
    return effect
  }
}
