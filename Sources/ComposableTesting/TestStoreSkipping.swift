import Composable
public import Testing

extension TestStore {
  /// Takes all received actions as they are, without assertions.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    move(to: sourceLocation)
    await executor.settle()
    if received.isEmpty {
      if strict { fail("There is no received action to skip.") }
      return
    }
    takeAllReceived()
  }

  /// Cancels all running effects; what they still send is dropped.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    move(to: sourceLocation)
    await executor.settle()
    if core.inFlight == 0, strict { fail("There is no running effect to skip.") }
    core.cancelAll()
    await executor.settle()
  }

  /// Skips what was received before the test sends again; a failure when exhaustive.
  func skipReceived(before name: String) {
    let actions = list(received.map(\.action))
    if exhaustivity == .on {
      fail(
        """
        \(name): received actions must be handled first:
        \(actions)

        Receive them, or skip them with skipReceivedActions().
        """)
    } else {
      skip("\(name): received actions were skipped:\n\(actions)")
    }
    takeAllReceived()
  }

  private func takeAllReceived() {
    state = received.last?.state ?? state
    received = []
  }

  /// Fails, when exhaustive, on what the test has not asserted.
  func reportUnhandled() {
    let actions = received.map(\.action)
    let running = core.inFlight
    let changes = journal.take()
    guard exhaustivity == .on else {
      if !actions.isEmpty { skip("Received actions were skipped at the end:\n\(list(actions))") }
      if running > 0 { skip("\(count(running)) skipped at the end.") }
      return
    }
    if !actions.isEmpty {
      fail(
        """
        The test ends, but received actions were not handled:
        \(list(actions))

        Receive them, or skip them with skipReceivedActions().
        """)
    }
    if running > 0 {
      fail(
        """
        The test ends, but \(count(running)) still running.

        Await finish(), let the test end or cancel the work, or call skipInFlightEffects().
        """)
    }
    for change in changes where !change.box.isEqual(change.before, change.after) {
      fail(
        failure(
          "The test ends, but the shared value \(change.box.name) changed.", from: change.before,
          to: change.after, remedy: "Describe its change with withLock in store.assert { }."))
    }
  }

  private func count(_ effects: Int) -> String {
    effects == 1 ? "1 effect is" : "\(effects) effects are"
  }
}
