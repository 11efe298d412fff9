extension Effect {
  /// Cancels all running effects of this store that have the id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(.chosen(AnyID(id))))
  }

  /// Gives the effect an id by which it can be cancelled; ids live in one store only.
  ///
  /// Ids of different types never collide: make them cases of a private enum.
  ///
  /// - Parameter cancelInFlight: Whether starting this effect cancels those that have the id.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard !isNone else { return .none }
    return Self(.cancellable(.chosen(AnyID(id)), cancelInFlight: cancelInFlight, node))
  }

  /// The effect ends when the child goes away.
  func bound(to child: ChildID) -> Self {
    guard !isNone else { return .none }
    return Self(.cancellable(.lifetime([child]), cancelInFlight: false, node))
  }

  /// Ends all that is bound to a child, and to the children in it.
  static func end(of child: ChildID) -> Self {
    Self(.cancel(.lifetime([child])))
  }
}
