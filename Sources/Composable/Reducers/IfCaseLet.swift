extension Reducer {
  /// Runs a child feature while the state is the given case: the child first, then this reducer.
  ///
  /// The child's running effects are cancelled when the state becomes another case. An action for
  /// a child whose case is not the current one is a reported issue.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: any CaseKeyPath<State, ChildState> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Reducer<State, Action> where State: CasePathable, Action: CasePathable {
    IfCaseLet(
      parent: self, child: child(), place: AnyID(state), state: State.allCasePaths[keyPath: state],
      action: Action.allCasePaths[keyPath: action], identity: { _ in AnyID(Anonymous()) },
      location: Location(fileID: fileID, line: line))
  }

  /// Runs a child feature while the state is the given case; with another `id` it is another
  /// child, and the effects of the one before are cancelled.
  public func ifCaseLet<
    ChildState: Identifiable & SendableMetatype, ChildAction,
    Child: Reducer<ChildState, ChildAction>
  >(
    _ state: any CaseKeyPath<State, ChildState> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Reducer<State, Action>
  where State: CasePathable, Action: CasePathable, ChildState.ID: Sendable {
    IfCaseLet(
      parent: self, child: child(), place: AnyID(state), state: State.allCasePaths[keyPath: state],
      action: Action.allCasePaths[keyPath: action], identity: { AnyID($0.id) },
      location: Location(fileID: fileID, line: line))
  }
}

struct IfCaseLet<Parent: Reducer, Child: Reducer>: Reducer {
  typealias Body = Never
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let place: AnyID
  let state: CasePath<State, Child.State>
  let action: CasePath<Action, Child.Action>
  let identity: @Sendable (Child.State) -> AnyID
  let location: Location

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = childIdentity(in: state)
    var effect = Effect<Action>.none
    if let childAction = self.action.extract(action) {
      if let before, let payload = self.state.payload(of: state) {
        let childEffect = child.reduce(into: &payload.value, action: childAction)
        self.state.put(payload, into: &state)
        let id = childID(before)
        effect = childEffect.embedded(in: id, by: self.action.embed).bound(to: id)
      } else {
        reportMissingChild("ifCaseLet", action: action, location: location)
      }
    }
    effect = effect.merge(with: parent.reduce(into: &state, action: action))
    if let before, childIdentity(in: state) != before {
      effect = effect.merge(with: .end(of: childID(before)))
    }
    return effect
  }

  private func childID(_ identity: AnyID) -> ChildID {
    ChildID(place, identity: identity)
  }

  /// Not inlined: the copy of the child's state is off the stack when the child runs.
  @inline(never)
  private func childIdentity(in state: State) -> AnyID? {
    self.state.extract(state).map(identity)
  }
}
