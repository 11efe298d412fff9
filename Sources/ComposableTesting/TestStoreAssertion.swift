import Composable

extension TestStore {
  /// Compares a step with what the test says about it, and takes the step.
  ///
  /// With exhaustivity on, the assertion starts from the values before the step and must lead to
  /// those after it. Off, it starts from those after it, and need only agree.
  func check(
    _ name: String, state actual: State, shared changes: [SharedJournal.Change],
    _ assertion: ((inout State) throws -> Void)?
  ) {
    let before = state
    let isStrict = exhaustivity == .on
    let expectations = expectations(changes, isStrict: isStrict)
    var expected = isStrict ? before : actual
    SharedExpectations.$current.withValue(expectations) {
      do {
        try assertion?(&expected)
      } catch {
        return fail("\(name): the assertion threw an error: \(error)")
      }
      if expected != actual {
        fail(stateFailure(name, expected: expected, actual: actual, isAsserted: assertion != nil))
      } else if isStrict, assertion != nil, expected == before, expectations.all.isEmpty {
        fail(
          """
          \(name): the assertion changes nothing.

          Leave the closure out where no change is expected.
          """)
      }
    }
    for expectation in expectations.all where !expectation.isMet {
      fail(sharedFailure(name, expectation))
    }
    noteSkippedChanges(name, from: before, to: actual, shared: changes, assertion)
    state = actual
  }

  /// The shared values as they were at this step: later steps may have changed them since.
  private func expectations(
    _ changes: [SharedJournal.Change], isStrict: Bool
  ) -> SharedExpectations {
    let later = received.flatMap(\.shared) + journal.pending
    return SharedExpectations(
      changes.map {
        .init(box: $0.box, expected: isStrict ? $0.before : $0.after, actual: $0.after)
      }
        + later.map { .init(box: $0.box, expected: $0.before, actual: $0.before) })
  }

  private func stateFailure(
    _ name: String, expected: State, actual: State, isAsserted: Bool
  ) -> String {
    let title =
      isAsserted
      ? "\(name): the state is not as expected."
      : "\(name): the state changed, but the test does not say how."
    let remedy =
      isAsserted
      ? "Correct the assertion, or the reducer."
      : "Describe the change in a closure after the call."
    return failure(title, from: expected, to: actual, remedy: remedy)
  }

  private func sharedFailure(
    _ name: String, _ expectation: SharedExpectations.Expectation
  ) -> String {
    failure(
      "\(name): the shared value \(expectation.box.name) is not as expected.",
      from: expectation.expected, to: expectation.actual,
      remedy: "Describe its change with withLock in a closure after the call.")
  }

  func failure(_ title: String, from expected: Any, to actual: Any, remedy: String) -> String {
    """
    \(title)

    \(StateDiff(from: expected, to: actual).text ?? "  (Both print alike.)")

    − expected, + actual. \(remedy)
    """
  }

  /// Prints what changed, unless the assertion would have been enough with exhaustivity on.
  private func noteSkippedChanges(
    _ name: String, from before: State, to actual: State, shared changes: [SharedJournal.Change],
    _ assertion: ((inout State) throws -> Void)?
  ) {
    guard exhaustivity == .off(showSkippedAssertions: true), before != actual else { return }
    var expected = before
    // Tried out on values of its own; what it throws was reported already.
    SharedExpectations.$current.withValue(expectations(changes, isStrict: true)) {
      try? assertion?(&expected)
    }
    guard expected != actual, let changes = StateDiff(from: before, to: actual).text else { return }
    skip("\(name): the test did not say all that changed.\n\n\(changes)")
  }

  /// Prints what the test did not assert, if it wants to know.
  func skip(_ note: String) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    skipped.append(note)
    writeToStandardError("skipped: \(note)\n")
  }
}
