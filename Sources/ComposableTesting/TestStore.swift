public import Composable
import Synchronization
public import Testing

public enum Exhaustivity: Sendable { case on, off }

@MainActor
public final class TestStore<State: Equatable, Action: Sendable & CasePathable> {
  private struct Received {
    let action: Action
    let state: State
    let shared: SharedLedger
  }

  public private(set) var state: State
  public var exhaustivity = Exhaustivity.on
  public var dependencies: DependencyValues
  private var latest: State
  private let reducer: CombineReducers<State, Action>
  private var runner: EffectRunner<Action>!
  private var received: [Received] = []
  private var waiter: CheckedContinuation<Void, Never>?
  private var finished = false
  private let location: SourceLocation

  public init(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> CombineReducers<State, Action>,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var values = DependencyValues(testing: true)
    values.sharedStorage = SharedStorage()
    update(&values)
    dependencies = values
    location = sourceLocation
    (state, self.reducer) = DependencyValues.$current.withValue(values) {
      (initialState(), reducer())
    }
    latest = state
    runner = EffectRunner { [weak self] in self?.deliver($0) }
    runner.onIdle = { [weak self] in self?.wake() }
  }

  @discardableResult
  public func send(
    _ action: Action,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> StoreTask {
    if let next = received.first, exhaustivity == .on {
      fail(
        "Must receive \(next.action) before sending \(action) (\(received.count) unhandled)",
        sourceLocation)
    }
    if exhaustivity == .off {
      received = []
      state = latest
    }
    let ledger = SharedLedger()
    let task = reduce(action, ledger, sourceLocation)
    check("send(\(action))", actual: latest, ledger: ledger, assert: assert, sourceLocation)
    return StoreTask(task: task)
  }

  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(where: { $0.is(path) }, "\(path)", assert, sourceLocation)
  }

  public func receive<Value: Equatable>(
    _ path: CaseKeyPath<Action, Value>, _ value: Value,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(
      where: { $0[case: path] == value }, "\(path) with \(value)", assert, sourceLocation)
  }

  private func receive(
    where matches: (Action) -> Bool, _ what: String,
    _ assert: ((inout State) throws -> Void)?, _ sourceLocation: SourceLocation
  ) async {
    repeat {
      // No clock here: an empty queue with nothing in flight can never produce an action.
      while received.isEmpty, runner.inFlight > 0 { await withCheckedContinuation { waiter = $0 } }
      guard !received.isEmpty else {
        return fail("Expected to receive \(what), but every effect has ended", sourceLocation)
      }
      let next = received.removeFirst()
      guard matches(next.action) else {
        state = next.state
        if exhaustivity == .on {
          return fail("Expected to receive \(what), got \(next.action)", sourceLocation)
        }
        continue
      }
      return check(
        "receive(\(next.action))", actual: next.state, ledger: next.shared, assert: assert,
        sourceLocation)
    } while true
  }

  /// Waits for every effect, then fails on whatever was not asserted.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
    while runner.inFlight > 0 { await withCheckedContinuation { waiter = $0 } }
    complete(sourceLocation)
  }

  private func complete(_ sourceLocation: SourceLocation) {
    finished = true
    guard exhaustivity == .on else { return }
    for unhandled in received { fail("Unhandled action: \(unhandled.action)", sourceLocation) }
    if runner.inFlight > 0 { fail("\(runner.inFlight) effects still in flight", sourceLocation) }
  }

  // Not `isolated deinit`: that one hides task-locals, so swift-testing cannot tell whose issue it is.
  deinit {
    MainActor.assumeIsolated {
      if !finished { complete(location) }
      runner.cancelAll()
    }
  }

  private func deliver(_ action: Action) {
    let ledger = SharedLedger()
    reduce(action, ledger, location)
    received.append(Received(action: action, state: latest, shared: ledger))
    wake()
  }

  @discardableResult
  private func reduce(_ action: Action, _ ledger: SharedLedger, _ location: SourceLocation) -> Task<
    Void, Never
  >? {
    IssueReporter.$current.withValue(
      IssueReporter { Issue.record(Comment(rawValue: $0), sourceLocation: location) }
    ) {
      DependencyValues.$current.withValue(dependencies) {
        let effect = SharedLedger.$recording.withValue(ledger) {
          reducer.reduce(into: &latest, action: action)
        }
        return runner.start(effect.node)
      }
    }
  }

  private func check(
    _ what: String, actual: State, ledger: SharedLedger,
    assert: ((inout State) throws -> Void)?, _ sourceLocation: SourceLocation
  ) {
    SharedLedger.$expecting.withValue(ledger) {
      var expected = exhaustivity == .on ? state : actual
      let before = expected
      do { try assert?(&expected) } catch {
        fail("\(what): assertion threw \(error)", sourceLocation)
      }
      let changes = ledger.changes.withLock { $0 }
      let sharedMoved = changes.values.contains { !$0.box.equals($0.expected, $0.actual) }
      if expected != actual {
        fail("\(what): state is not as expected\n" + difference(expected, actual), sourceLocation)
      } else if assert != nil, exhaustivity == .on, expected == before, changes.isEmpty {
        fail("\(what): expected a change, but none happened", sourceLocation)
      }
      if sharedMoved, exhaustivity == .on || assert != nil {
        for change in changes.values where !change.box.equals(change.expected, change.actual) {
          fail(
            "\(what): shared \(change.box.name)\n" + difference(change.expected, change.actual),
            sourceLocation)
        }
      }
    }
    state = actual
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }

  private func fail(_ message: String, _ location: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

/// The two values dumped, only the lines that differ kept.
func difference(_ expected: Any, _ actual: Any) -> String {
  func lines(_ value: Any) -> [String] {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").map(String.init)
  }
  let change = lines(actual).difference(from: lines(expected))
  return change.map {
    switch $0 {
    case .remove(_, let line, _): "  − \(line)"
    case .insert(_, let line, _): "  + \(line)"
    }
  }.joined(separator: "\n")
}
