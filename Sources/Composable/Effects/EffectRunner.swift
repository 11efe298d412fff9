/// Interprets effects: starts their tasks and keeps the names of those in flight.
///
/// All names live here, one table a store, so nothing that one store cancels touches another.
@MainActor
package final class EffectRunner<Action: Sendable> {
  /// Called whenever a task has ended.
  package var taskEnded: @MainActor () -> Void = {}
  /// Where tasks run; nil is the global concurrent pool.
  private let executor: (any TaskExecutor)?
  /// Hands an action to the store, with the job of the send that it descends from.
  private let deliver: @MainActor @Sendable (Action, EffectJob) -> Void
  private var registry: [EffectID: [Int: EffectJob]] = [:]
  private var tasks: [Int: EffectJob] = [:]
  private var count = 0
  var throttleWindows: [EffectID: ThrottleWindow<Action>] = [:]

  package init(
    executor: (any TaskExecutor)? = nil,
    deliver: @escaping @MainActor @Sendable (Action, EffectJob) -> Void
  ) {
    self.executor = executor
    self.deliver = deliver
  }

  /// The number of tasks that run; those cancelled by `cancelAll()` are forgotten.
  package var inFlight: Int {
    tasks.count
  }

  /// The number of names in use: 0 when nothing is in flight.
  package var namesInUse: Int {
    registry.count
  }

  /// Starts an effect as part of `job`. Actions it sends join `root`, the job of the whole send.
  package func start(_ node: Effect<Action>.Node, in job: EffectJob, root: EffectJob) {
    switch node {
    case .none:
      break
    case .send(let action):
      if job.isLive { deliver(action, root) }
    case .run(let priority, let operation):
      run(operation, priority: priority, in: job, root: root)
    case .merge(let nodes):
      for node in nodes { start(node, in: job, root: root) }
    case .concatenate(let nodes):
      startNext(of: nodes[...], in: job.makePart(), root: root)
    case .cancel(let id):
      cancel(id)
    case .cancellable(let id, let cancelInFlight, let node):
      if cancelInFlight { cancel(id) }
      let part = job.makePart()
      register(part, id: id)
      start(node, in: part, root: root)
      part.close()
    case .throttle(let id, let throttling, let node):
      throttle(node, id: id, throttling: throttling, in: job, root: root)
    }
  }

  package func cancelAll() {
    for (_, job) in tasks.sorted(by: { $0.key < $1.key }) { job.cancel() }
    tasks = [:]
    registry = [:]
    throttleWindows = [:]
  }

  func cancel(_ id: EffectID) {
    guard let jobs = registry.removeValue(forKey: id) else { return }
    for (_, job) in jobs.sorted(by: { $0.key < $1.key }) { job.cancel() }
  }

  func register(_ job: EffectJob, id: EffectID) {
    count += 1
    let number = count
    registry[id, default: [:]][number] = job
    job.whenEnded { [weak self] in
      guard let self else { return }
      registry[id]?[number] = nil
      if registry[id]?.isEmpty == true { registry[id] = nil }
    }
  }

  func run(
    _ operation: @escaping @Sendable @concurrent (Send<Action>) async -> Void,
    priority: TaskPriority?, in job: EffectJob, root: EffectJob
  ) {
    let leaf = job.makePart()
    guard leaf.isLive else { return leaf.close() }
    count += 1
    let number = count
    tasks[number] = leaf
    leaf.whenEnded { [weak self] in
      guard let self else { return }
      tasks[number] = nil
      taskEnded()
    }
    let send = Send<Action> { [deliver, weak leaf] action in
      if leaf?.isLive == true { deliver(action, root) }
    }
    leaf.task = Task(executorPreference: executor, priority: priority) { @concurrent in
      if !Task.isCancelled { await operation(send) }
      // The count drops inside the task, so whoever waits for the job sees it dropped.
      await leaf.close()
    }
  }

  private func startNext(
    of nodes: ArraySlice<Effect<Action>.Node>, in job: EffectJob, root: EffectJob
  ) {
    var rest = nodes
    while !job.isCancelled, let node = rest.popFirst() {
      let step = job.makePart()
      start(node, in: step, root: root)
      step.close()
      guard step.hasEnded else {
        return step.whenEnded { [weak self, rest] in
          guard let self else { return job.close() }
          startNext(of: rest, in: job, root: root)
        }
      }
    }
    job.close()
  }
}
