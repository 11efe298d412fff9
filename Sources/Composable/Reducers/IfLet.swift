extension Reducer {
  /// Runs a child feature while its optional state is there: the child first, then this reducer.
  ///
  /// The child's running effects are cancelled when its state becomes nil. An action for a child
  /// that is not there is a reported issue.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: any WritableKeyPath<State, ChildState?> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Reducer<State, Action> where Action: CasePathable {
    IfLet(
      parent: self, child: child(), state: state, action: Action.allCasePaths[keyPath: action],
      identity: { _ in AnyID(Anonymous()) }, location: Location(fileID: fileID, line: line))
  }

  /// Runs a child feature while its optional state is there; with another `id` it is another child,
  /// and the effects of the one before are cancelled.
  public func ifLet<
    ChildState: Identifiable & SendableMetatype, ChildAction,
    Child: Reducer<ChildState, ChildAction>
  >(
    _ state: any WritableKeyPath<State, ChildState?> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Reducer<State, Action> where Action: CasePathable, ChildState.ID: Sendable {
    IfLet(
      parent: self, child: child(), state: state, action: Action.allCasePaths[keyPath: action],
      identity: { AnyID($0.id) }, location: Location(fileID: fileID, line: line))
  }
}

struct IfLet<Parent: Reducer, Child: Reducer>: Reducer {
  typealias Body = Never
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let state: any WritableKeyPath<State, Child.State?> & Sendable
  let action: CasePath<Action, Child.Action>
  let identity: @Sendable (Child.State) -> AnyID
  let location: Location

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = childIdentity(in: state)
    var effect = Effect<Action>.none
    if let childAction = self.action.extract(action) {
      if let before {
        // In place, never copied: the child's state may be too large for the stack. It is there.
        let childEffect = child.reduce(into: &state[keyPath: self.state]!, action: childAction)
        let id = childID(before)
        effect = childEffect.embedded(in: id, by: self.action.embed).bound(to: id)
      } else {
        reportMissingChild("ifLet", action: action, location: location)
      }
    }
    effect = effect.merge(with: parent.reduce(into: &state, action: action))
    if let before, childIdentity(in: state) != before {
      effect = effect.merge(with: .end(of: childID(before)))
    }
    return effect
  }

  private func childID(_ identity: AnyID) -> ChildID {
    ChildID(state, identity: identity)
  }

  /// Not inlined: the copy of the child's state is off the stack when the child runs.
  @inline(never)
  private func childIdentity(in state: State) -> AnyID? {
    state[keyPath: self.state].map(identity)
  }
}
