public import Composable
public import Testing

/// Runs a feature in a test, which says step by step what happens.
///
/// ```swift
/// let store = TestStore(initialState: ListFeature.State()) {
///   ListFeature()
/// } withDependencies: {
///   $0.client.names = { ["bulbasaur"] }
/// }
/// await store.send(.start) { $0.isLoading = true }
/// await store.receive(\.loaded) {
///   $0.isLoading = false
///   $0.names = ["bulbasaur"]
/// }
/// await store.finish()
/// ```
///
/// Everything must be said: each change of state and of shared state, each action that an effect
/// sends, each effect that still runs at the end; `exhaustivity` can be turned off.
///
/// No time-outs: effects run on the queue of the test, so the store knows when they have come to
/// rest, and an action that cannot come any more is a failure at once. An effect that waits for
/// ever for something outside makes `receive` and `finish` wait too; give the suite a `.timeLimit`.
@MainActor
public final class TestStore<State: Equatable, Action: Sendable> {
  /// An action that was handled, and what it led to.
  struct Step {
    let action: Action
    let state: State
    let shared: [SharedJournal.Change]
  }

  /// The state as of the last step the test has asserted.
  public internal(set) var state: State
  /// How much the test has to say.
  public var exhaustivity = Exhaustivity.on
  /// The dependencies of the reducer and of effects that start from now on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  package let core: StoreCore<State, Action>
  let executor = EffectExecutor()
  let journal = SharedJournal()
  /// What effects sent and the test has not asserted yet.
  var received: [Step] = []
  /// What was skipped with exhaustivity off, as it was printed.
  package internal(set) var skipped: [String] = []
  private let location: TestLocation
  private var sent: Step?
  private var waiter: CheckedContinuation<Void, Never>?
  private var isFinished = false

  /// A store for one test.
  ///
  /// - Parameters:
  ///   - initialState: Made, like the reducer, once and with the test's dependencies in force.
  ///   - reducer: The feature.
  ///   - update: Gives the dependencies the test needs; any other fails the test when used.
  public init(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> some Reducer<State, Action>,
    withDependencies update: (inout DependencyValues) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    location = TestLocation(sourceLocation)
    var values = DependencyValues.testing(journal: journal, location: location)
    update(&values)
    core = DependencyValues.$current.withValue(values) { [executor] in
      StoreCore(
        initialState: initialState(), reducer: reducer(), dependencies: values, executor: executor)
    }
    state = core.state
    core.reduced = { [weak self] in self?.record($0, isReceived: $1) }
    core.taskEnded = { [weak self] in self?.wake() }
  }

  /// The number of effects that run.
  public var inFlight: Int {
    core.inFlight
  }

  /// Sends an action and asserts what it changes.
  ///
  /// - Parameter assert: Turns the state before the action into the one expected after it.
  /// - Returns: The effects it started, with all that follows from them.
  @discardableResult
  public func send(
    _ action: Action,
    assert: ((inout State) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> StoreTask {
    location.move(to: sourceLocation)
    let name = "send(\(describe(action)))"
    if !received.isEmpty { skipReceived(before: name) }
    let job = EffectExecutor.$current.withValue(executor) { core.send(action) }
    if let step = sent {
      sent = nil
      check(name, state: step.state, shared: step.shared, assert)
    }
    await executor.settle()
    return StoreTask(job: job)
  }

  /// Asserts what changed without an action: shared state that an effect changed.
  public func assert(
    _ assert: @escaping (inout State) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    location.move(to: sourceLocation)
    check("assert", state: state, shared: received.isEmpty ? journal.take() : [], assert)
  }

  /// Waits for every effect to end, then fails on whatever the test has not asserted.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
    location.move(to: sourceLocation)
    while core.inFlight > 0 { await nextEvent() }
    complete()
  }

  /// Runs `operation` with another exhaustivity.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let previous = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = previous }
    return try operation()
  }

  /// Runs `operation` with another exhaustivity.
  @discardableResult
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> Result
  ) async rethrows -> Result {
    let previous = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = previous }
    return try await operation()
  }

  /// Returns when an action was received or an effect has ended.
  func nextEvent() async {
    await withCheckedContinuation { waiter = $0 }
  }

  func fail(_ message: String) {
    location.record(message)
  }

  func move(to sourceLocation: SourceLocation) {
    location.move(to: sourceLocation)
  }

  private func record(_ action: Action, isReceived: Bool) {
    let step = Step(action: action, state: core.state, shared: journal.take())
    if isReceived {
      received.append(step)
      wake()
    } else {
      sent = step
    }
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }

  private func complete() {
    isFinished = true
    reportUnhandled()
  }

  // Not `isolated deinit`: that one hides task-locals, so nobody could tell whose failure it is.
  deinit {
    MainActor.assumeIsolated {
      if !isFinished { complete() }
      core.cancelAll()
    }
  }
}
