/// Keeps what it is given, in order, from any task.
actor Recorder<Value: Sendable> {
  private(set) var values: [Value] = []

  /// How many values there are with this one.
  @discardableResult
  func record(_ value: Value) -> Int {
    values.append(value)
    return values.count
  }
}
