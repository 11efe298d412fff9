extension Effect {
  /// The same work with its actions embedded in a parent's. The structure stays, so ids do too.
  public func map<Parent: Sendable>(
    _ embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent> {
    guard !isNone else { return .none }
    return Effect<Parent>(node.map(embed, id: \.self))
  }

  /// A child's effect as its parent's.
  func embedded<Parent: Sendable>(
    in child: ChildID, by embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent> {
    guard !isNone else { return .none }
    return Effect<Parent>(node.map(embed, id: { $0.embedded(in: child) }))
  }
}

extension Effect.Node {
  func map<Parent: Sendable>(
    _ embed: @escaping @Sendable (Action) -> Parent, id embedID: (EffectID) -> EffectID
  ) -> Effect<Parent>.Node {
    switch self {
    case .none: .none
    case .send(let action): .send(embed(action))
    case .run(let priority, let operation):
      .run(priority) { send in await operation(Send { send(embed($0)) }) }
    case .merge(let nodes): .merge(nodes.map { $0.map(embed, id: embedID) })
    case .concatenate(let nodes): .concatenate(nodes.map { $0.map(embed, id: embedID) })
    case .cancel(let id): .cancel(embedID(id))
    case .cancellable(let id, let cancelInFlight, let node):
      .cancellable(embedID(id), cancelInFlight: cancelInFlight, node.map(embed, id: embedID))
    case .throttle(let id, let throttling, let node):
      .throttle(embedID(id), throttling, node.map(embed, id: embedID))
    }
  }
}
