/// Runs a feature: holds its state, hands actions to its reducer and starts the effects.
///
/// Actions that are sent while another is reduced wait their turn. When a store goes away all its
/// effects are cancelled.
@MainActor
public final class Store<State, Action: Sendable> {
  private let source: any StoreSource<State, Action>

  /// A store of its own.
  ///
  /// - Parameters:
  ///   - initialState: Made, like the reducer, with the store's dependencies in force.
  ///   - reducer: What handles the actions.
  ///   - update: Changes the dependencies that reducer and effects see.
  public init(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> some Reducer<State, Action>,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) {
    var values = DependencyValues.current
    update(&values)
    source = DependencyValues.$current.withValue(values) {
      StoreCore(initialState: initialState(), reducer: reducer(), dependencies: values)
    }
  }

  private init(source: any StoreSource<State, Action>) {
    self.source = source
  }

  /// The current state.
  public var state: State {
    source.state
  }

  /// The number of effects that run in the whole store.
  public var inFlight: Int {
    source.inFlight
  }

  /// Handles an action; the state has changed when it returns, unless an action is being handled.
  ///
  /// - Returns: The effects it started, with all that follows from them.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(job: source.send(action))
  }

  /// A view of this store for a child: the same state, the same effects.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    let embed = Action.allCasePaths[keyPath: action].embed
    func scoped(_ parent: some StoreSource<State, Action>) -> any StoreSource<
      ChildState, ChildAction
    > {
      ScopedSource(parent: parent, toChildState: state, embed: embed)
    }
    return Store<ChildState, ChildAction>(source: scoped(source))
  }
}

extension Store where State: Sendable {
  /// The state now and after each action, for observers such as a progress line. A slow observer
  /// misses states, but never the last. The sequence ends with the store.
  public var states: AsyncStream<State> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuation.yield(state)
      let observer = source.observe(
        { continuation.yield($0) }, ended: { continuation.finish() })
      continuation.onTermination = { [weak source] _ in
        Task { @MainActor in source?.removeObserver(observer) }
      }
    }
  }
}
