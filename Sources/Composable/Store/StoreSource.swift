/// What a store shows: a core of its own, or a part of another's.
@MainActor
protocol StoreSource<State, Action>: AnyObject, Sendable {
  associatedtype State
  associatedtype Action: Sendable

  var state: State { get }
  var inFlight: Int { get }
  func send(_ action: Action) -> EffectJob?
  /// Calls `changed` after each action and `ended` when the store goes away.
  func observe(_ changed: @escaping (State) -> Void, ended: @escaping () -> Void) -> Int
  func removeObserver(_ observer: Int)
}

/// A child's part of a store.
@MainActor
final class ScopedSource<Parent: StoreSource, State, Action: Sendable>: StoreSource {
  private let parent: Parent
  private let toChildState: KeyPath<Parent.State, State>
  private let embed: @Sendable (Action) -> Parent.Action

  init(
    parent: Parent, toChildState: KeyPath<Parent.State, State>,
    embed: @escaping @Sendable (Action) -> Parent.Action
  ) {
    self.parent = parent
    self.toChildState = toChildState
    self.embed = embed
  }

  var state: State {
    parent.state[keyPath: toChildState]
  }

  var inFlight: Int {
    parent.inFlight
  }

  func send(_ action: Action) -> EffectJob? {
    parent.send(embed(action))
  }

  func observe(_ changed: @escaping (State) -> Void, ended: @escaping () -> Void) -> Int {
    parent.observe({ [toChildState] in changed($0[keyPath: toChildState]) }, ended: ended)
  }

  func removeObserver(_ observer: Int) {
    parent.removeObserver(observer)
  }
}
