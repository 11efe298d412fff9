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

// Not inlined: the copies on the stack are gone before the child runs.
extension CasePath {
  /// The payload on the heap.
  @inline(never)
  func payload(of root: Root) -> Heap<Value>? {
    guard let payload = extract(root) else { return nil }
    return Heap(payload)
  }

  /// Puts a payload back into its case.
  @inline(never)
  func put(_ payload: Heap<Value>, into root: inout Root) {
    root = embed(payload.value)
  }
}

/// The identity of a child that has none: it is the same child as long as it is there.
struct Anonymous: Hashable, Sendable {}
