/// One case of an enum, as a value that can build the case and take it apart.
///
/// `Value` is the case's payload: a tuple for several, `Void` for none.
@dynamicMemberLookup
public struct CasePath<Root, Value>: Sendable {
  /// Builds the case around a payload.
  public let embed: @Sendable (Value) -> Root
  /// The payload, or nil when the value is another case.
  public let extract: @Sendable (Root) -> Value?

  /// A case with a payload: `CasePath(Action.loaded) { if case .loaded(let v) = $0 { v } else { nil } }`.
  public init(
    _ embed: @escaping @Sendable (Value) -> Root,
    _ extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }

  /// The path through a child's case: `\.list.loaded`.
  public subscript<Next>(
    dynamicMember path: KeyPath<Value.AllCasePaths, CasePath<Value, Next>>
  ) -> CasePath<Root, Next> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: path])
  }

  func appending<Next>(_ next: CasePath<Value, Next>) -> CasePath<Root, Next> {
    CasePath<Root, Next>(
      { [embed] in embed(next.embed($0)) },
      { [extract] in extract($0).flatMap(next.extract) }
    )
  }
}

extension CasePath where Value == Void, Root: Sendable {
  /// A case without a payload: `CasePath(Action.stop) { if case .stop = $0 { true } else { false } }`.
  public init(_ root: Root, _ matches: @escaping @Sendable (Root) -> Bool) {
    self.init({ root }, { matches($0) ? () : nil })
  }
}
