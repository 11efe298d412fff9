/// What names running effects in a store's registry.
package enum EffectID: Hashable, Sendable {
  /// Chosen by a feature with `cancellable(id:)`: one name in the whole store, wherever the
  /// feature is embedded.
  case chosen(AnyID)
  /// The life of a child that can go away, with the children around it, outermost first. Two
  /// children of the same kind at different places never share a name.
  case lifetime([ChildID])

  /// The name as seen from the feature around `child`.
  func embedded(in child: ChildID) -> Self {
    switch self {
    case .chosen: self
    case .lifetime(let path): .lifetime([child] + path)
    }
  }
}

/// A child's place in its parent and, where it has one, its identity.
package struct ChildID: Hashable, Sendable {
  let place: AnyID
  let identity: AnyID?

  init(_ place: some Hashable & Sendable, identity: AnyID? = nil) {
    self.place = AnyID(place)
    self.identity = identity
  }
}

/// Any hashable value; values of different types are never equal.
package struct AnyID: Hashable, Sendable {
  private let base: any Hashable & Sendable

  package init(_ base: some Hashable & Sendable) {
    self.base = base
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Base: Hashable>(_ base: Base) -> Bool {
      type(of: base) == type(of: rhs.base) && rhs.base as? Base == base
    }
    return isEqual(lhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}
