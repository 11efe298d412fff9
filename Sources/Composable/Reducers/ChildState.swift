/// Where a reducer was written, for reports.
struct Location: Sendable {
  let fileID: StaticString
  let line: UInt
}

/// Reports an action that reached a child which is not there.
func reportMissingChild(_ operation: String, action: some Any, location: Location) {
  reportIssue(
    """
    The \(operation) at \(location.fileID):\(location.line) got an action for a child that is not \
    there: \(describe(action))

    Either an effect of the child outlived it, or the parent removed the child before the child \
    saw the action. Cancel such effects, and let children handle an action before their parent.
    """)
}

/// A value on the heap: a child's large state that need not lie on the stack at every level.
final class Heap<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension CasePath {
  /// The payload on the heap. Not inlined: the copy on the stack is gone when it returns.
  @inline(never)
  func payload(of root: Root) -> Heap<Value>? {
    extract(root).map(Heap.init)
  }
}

extension Reducer where State: Identifiable, State.ID: Sendable {
  /// The identity of a child's state: with another one it is another child.
  static func identity(of state: State) -> AnyID {
    AnyID(state.id)
  }
}

/// The identity of a child that has none: it is the same child as long as it is there.
struct Anonymous: Hashable, Sendable {}
