/// The effects that a sent action started, and those of the actions that they sent.
public struct StoreTask: Sendable {
  private let job: EffectJob?

  package init(job: EffectJob?) {
    self.job = job
  }

  /// Returns when all effects have ended. If the waiting task is cancelled, so are they.
  public func finish() async {
    await job?.finish()
  }

  /// Cancels the effects. They have ended when `finish()` returns.
  @MainActor
  public func cancel() {
    job?.cancel()
  }

  /// Whether the effects were cancelled by `cancel()`.
  @MainActor
  public var isCancelled: Bool {
    job?.isCancelled ?? false
  }
}
