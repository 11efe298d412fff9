/// An action of one element of a collection, for `forEach`.
public enum IdentifiedAction<ID: Hashable & Sendable, Action: Sendable>: Sendable {
  case element(id: ID, action: Action)
}

/// `case rows(IdentifiedActionOf<RowFeature>)`: the actions of elements that run a feature.
public typealias IdentifiedActionOf<R: Reducer> =
  IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}

extension IdentifiedAction: CasePathable {
  public struct AllCasePaths: Sendable {
    public let element = CasePath<IdentifiedAction, (id: ID, action: Action)>(
      { .element(id: $0.id, action: $0.action) },
      { if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil } })
  }

  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension CasePath {
  /// The path to one element's actions: `\.rows[id: 7].toggled`.
  public subscript<ID, Action>(
    id id: ID
  ) -> CasePath<Root, Action> where Value == IdentifiedAction<ID, Action> {
    appending(
      CasePath<Value, Action>(
        { .element(id: id, action: $0) },
        { if case .element(id, let action) = $0 { action } else { nil } }))
  }
}
