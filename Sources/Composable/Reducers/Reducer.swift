/// What a feature does with an action: changes its state and asks for effects.
///
/// A feature implements `body` out of other reducers; only the reducers of this library implement
/// `reduce(into:action:)` themselves. Reducers are pure: no I/O, date or randomness but through
/// a dependency, and no heavy work but in an effect. They are small values, made anew for each
/// action.
public protocol Reducer<State, Action>: Sendable {
  associatedtype State
  associatedtype Action: Sendable
  associatedtype Body

  /// Handles one action: changes `state` in place and returns the work to start afterwards.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers this one consists of; they run in order and their effects are merged.
  @ReducerBuilder<State, Action> var body: Body { get }
}

/// `some ReducerOf<Self>`: a reducer of the same state and action as another.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` has no body.
  public var body: Never {
    fatalError("\(Self.self) has no body: call reduce(into:action:)")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Hands the action to the body.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
