/// The engine of `Store` and `TestStore`: the queue of actions, the state and the running effects.
@MainActor
package final class StoreCore<State, Action: Sendable>: StoreSource {
  private struct Queued {
    let action: Action
    /// The job that the action's effects join; an action sent from outside has none yet.
    let job: EffectJob?
    let isReceived: Bool
  }

  private struct Observer {
    let number: Int
    let changed: (State) -> Void
    let ended: () -> Void
  }

  package private(set) var state: State
  package var dependencies: DependencyValues
  /// Called when an action was reduced, before its effects start; true when an effect sent it.
  package var reduced: (Action, _ isReceived: Bool) -> Void = { _, _ in }
  /// Called whenever an effect has ended.
  package var taskEnded: @MainActor () -> Void {
    get { runner.taskEnded }
    set { runner.taskEnded = newValue }
  }
  private let reducer: any Reducer<State, Action>
  private lazy var runner = EffectRunner<Action>(executor: executor) { [weak self] in
    self?.receive($0, job: $1)
  }
  private let executor: (any TaskExecutor)?
  private var queue: [Queued] = []
  private var isReducing = false
  /// Jobs that stay open until the queue is empty, since queued actions may still join them.
  private var openJobs: [EffectJob] = []
  private var observers: [Observer] = []
  private var observerCount = 0

  package init(
    initialState: State, reducer: any Reducer<State, Action>, dependencies: DependencyValues,
    executor: (any TaskExecutor)? = nil
  ) {
    state = initialState
    self.reducer = reducer
    self.dependencies = dependencies
    self.executor = executor
  }

  package var inFlight: Int {
    runner.inFlight
  }

  /// The number of effect ids in use.
  package var namesInUse: Int {
    runner.namesInUse
  }

  package func cancelAll() {
    runner.cancelAll()
  }

  /// - Returns: The job of the effects; nil when there are none.
  package func send(_ action: Action) -> EffectJob? {
    guard isReducing else {
      return drain(Queued(action: action, job: nil, isReceived: false))
    }
    let job = EffectJob()
    openJobs.append(job)
    queue.append(Queued(action: action, job: job, isReceived: false))
    return job
  }

  private func receive(_ action: Action, job: EffectJob) {
    let queued = Queued(action: action, job: job, isReceived: true)
    if isReducing {
      queue.append(queued)
    } else {
      drain(queued)
    }
  }

  /// Handles an action and all that are sent in the meantime, in order.
  @discardableResult
  private func drain(_ first: Queued) -> EffectJob? {
    isReducing = true
    let job = handle(first)
    var next = 0
    while next < queue.count {
      _ = handle(queue[next])
      next += 1
    }
    queue.removeAll(keepingCapacity: true)
    isReducing = false
    let jobs = openJobs
    openJobs.removeAll(keepingCapacity: true)
    for job in jobs { job.close() }
    return job
  }

  /// Reduces one action and starts its effects. No job is made for an action without effects.
  private func handle(_ queued: Queued) -> EffectJob? {
    DependencyValues.$current.withValue(dependencies) {
      let effect = reducer.reduce(into: &state, action: queued.action)
      reduced(queued.action, queued.isReceived)
      for observer in observers { observer.changed(state) }
      guard !effect.isNone else { return queued.job }
      if let job = queued.job {
        runner.start(effect.node, in: job, root: job)
        return job
      }
      let job = EffectJob()
      openJobs.append(job)
      runner.start(effect.node, in: job, root: job)
      return job
    }
  }

  func observe(_ changed: @escaping (State) -> Void, ended: @escaping () -> Void) -> Int {
    observerCount += 1
    observers.append(Observer(number: observerCount, changed: changed, ended: ended))
    return observerCount
  }

  func removeObserver(_ observer: Int) {
    observers.removeAll { $0.number == observer }
  }

  isolated deinit {
    runner.cancelAll()
    for observer in observers { observer.ended() }
  }
}
