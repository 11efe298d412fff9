extension Reducer {
  /// Runs a feature on each element of a collection: the element first, then this reducer.
  ///
  /// The running effects of an element are cancelled when it is removed. An action for an element
  /// that is not there is a reported issue.
  public func forEach<Element: Identifiable, ElementAction, Child: Reducer<Element, ElementAction>>(
    _ state: any WritableKeyPath<State, IdentifiedArray<Element>> & Sendable,
    action: CaseKeyPath<Action, IdentifiedAction<Element.ID, ElementAction>>,
    @ReducerBuilder<Element, ElementAction> element: () -> Child,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some Reducer<State, Action> where Action: CasePathable, Element.ID: Sendable {
    ForEach(
      parent: self, child: element(), state: state, action: Action.allCasePaths[keyPath: action],
      location: Location(fileID: fileID, line: line))
  }
}

struct ForEach<Parent: Reducer, Child: Reducer>: Reducer
where Child.State: Identifiable, Child.State.ID: Sendable {
  typealias Body = Never
  typealias State = Parent.State
  typealias Action = Parent.Action
  typealias ID = Child.State.ID

  let parent: Parent
  let child: Child
  let state: any WritableKeyPath<State, IdentifiedArray<Child.State>> & Sendable
  let action: CasePath<Action, IdentifiedAction<ID, Child.Action>>
  let location: Location

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let ids = state[keyPath: self.state].ids
    var effect = Effect<Action>.none
    if case .element(let id, let childAction)? = self.action.extract(action) {
      if let position = state[keyPath: self.state].position(of: id) {
        let childEffect = state[keyPath: self.state].mutateElement(at: position) {
          child.reduce(into: &$0, action: childAction)
        }
        let embed = self.action.embed
        let childID = childID(id)
        effect =
          childEffect
          .embedded(in: childID) { embed(.element(id: id, action: $0)) }
          .bound(to: childID)
      } else {
        reportMissingChild("forEach", action: action, location: location)
      }
    }
    effect = effect.merge(with: parent.reduce(into: &state, action: action))
    for id in state[keyPath: self.state].removals(since: ids) {
      effect = effect.merge(with: .end(of: childID(id)))
    }
    return effect
  }

  private func childID(_ id: ID) -> ChildID {
    ChildID(state, identity: AnyID(id))
  }
}
