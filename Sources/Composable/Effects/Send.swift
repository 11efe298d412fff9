/// How a running effect sends actions back: `await send(.loaded(names))`.
///
/// An action is dropped when the effect, or the task that calls, was cancelled, and when the
/// effect has ended.
@MainActor
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void

  package nonisolated init(_ deliver: @escaping @MainActor @Sendable (Action) -> Void) {
    self.deliver = deliver
  }

  /// Sends an action to the store; the state has changed when it returns.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliver(action)
  }
}
