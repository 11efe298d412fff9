/// Runs a child feature on a part of the parent's state and on one case of its actions.
///
/// The part is a property, `Scope(state: \.list, action: \.list) { ListFeature() }`, or a case of
/// an enum state; then an action for a child whose case is not the current one is a reported issue.
public struct Scope<State, Action: Sendable, Child: Reducer>: Reducer {
  public typealias Body = Never

  private enum Part: Sendable {
    case property(any WritableKeyPath<State, Child.State> & Sendable)
    case enumCase(CasePath<State, Child.State>, Location)
  }

  private let part: Part
  private let place: ChildID
  private let action: CasePath<Action, Child.Action>
  private let child: Child

  /// The child's state is a property of the parent's.
  public init<ChildState, ChildAction>(
    state: any WritableKeyPath<State, ChildState> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Action: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    part = .property(state)
    place = ChildID(state)
    self.action = Action.allCasePaths[keyPath: action]
    self.child = child()
  }

  /// The child's state is a case of the parent's.
  public init<ChildState, ChildAction>(
    state: any CaseKeyPath<State, ChildState> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    line: UInt = #line
  )
  where
    State: CasePathable, Action: CasePathable,
    Child.State == ChildState, Child.Action == ChildAction
  {
    part = .enumCase(State.allCasePaths[keyPath: state], Location(fileID: fileID, line: line))
    place = ChildID(state)
    self.action = Action.allCasePaths[keyPath: action]
    self.child = child()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = self.action.extract(action) else { return .none }
    let effect: Effect<Child.Action>
    switch part {
    case .property(let path):
      effect = child.reduce(into: &state[keyPath: path], action: childAction)
    case .enumCase(let path, let location):
      guard let payload = path.payload(of: state) else {
        reportMissingChild("Scope", action: action, location: location)
        return .none
      }
      effect = child.reduce(into: &payload.value, action: childAction)
      path.put(payload, into: &state)
    }
    return effect.embedded(in: place, by: self.action.embed)
  }
}
