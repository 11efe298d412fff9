extension Effect {
  /// Several effects that start at the same time, in no order among those that are asynchronous.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Several effects that start at the same time.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    combined(effects, by: Node.merge)
  }

  /// This effect and another, started at the same time.
  public func merge(with other: Self) -> Self {
    switch (node, other.node) {
    case (_, .none): self
    case (.none, _): other
    case (.merge(let nodes), _): Self(.merge(nodes + [other.node]))
    default: Self(.merge([node, other.node]))
    }
  }

  /// Several effects, each started when the one before it has ended; a cancel stops the rest.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Several effects, each started when the one before it has ended; a cancel stops the rest.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    combined(effects, by: Node.concatenate)
  }

  /// This effect, and another once it has ended.
  public func concatenate(with other: Self) -> Self {
    switch (node, other.node) {
    case (_, .none): self
    case (.none, _): other
    case (.concatenate(let nodes), _): Self(.concatenate(nodes + [other.node]))
    default: Self(.concatenate([node, other.node]))
    }
  }

  private static func combined(
    _ effects: some Sequence<Self>, by combine: ([Node]) -> Node
  ) -> Self {
    let nodes = effects.lazy.filter { !$0.isNone }.map(\.node)
    var iterator = nodes.makeIterator()
    guard let first = iterator.next() else { return .none }
    guard let second = iterator.next() else { return Self(first) }
    var all = [first, second]
    while let next = iterator.next() { all.append(next) }
    return Self(combine(all))
  }
}
