package import Composable
package import PokeAPI

/// Loads the details of every species and, wave after wave, all records that those point to.
///
/// A record that cannot be used is set aside with its reason and the rest goes on.
package struct PokemonDetailFeature: Reducer {
  /// What was asked for, what came, and what is still to be asked for.
  package struct State: Equatable, Sendable {
    /// How many records are asked for at the same time.
    package let concurrency: Int
    /// How many records one action carries.
    package let batchSize: Int
    /// What was received, in the order it was asked for.
    package var items: [ResourceItem] = []
    /// What could not be used, in the order it was asked for.
    package var rejections: [Rejection] = []
    /// Everything known to exist, asked for or still waiting.
    package var known: Set<ResourceReference> = []
    /// Asked for and not answered yet, in order.
    package var pending: [ResourceReference] = []
    /// Found in the answers: the next wave.
    package var found: [ResourceReference] = []
    /// Loaded when no record points to one that was not asked for.
    package var progress = LoadState<Int>.idle

    package init(concurrency: Int = 4, batchSize: Int = 100) {
      self.concurrency = concurrency
      self.batchSize = batchSize
    }

    /// Answers come in the order of `pending`, so they are its first ones.
    mutating func receive(_ outcomes: [Outcome]) {
      pending.removeFirst(outcomes.count)
      for outcome in outcomes {
        switch outcome {
        case .received(let record):
          items.append(record.item)
          found += record.references.filter { known.insert($0).inserted }
        case .rejected(let rejection):
          rejections.append(rejection)
        }
      }
    }
  }

  /// What became of one record.
  package enum Outcome: Equatable, Sendable {
    case received(ResourceRecord)
    case rejected(Rejection)
  }

  /// Requests of the parent, and what the source answered.
  package enum Action: CasePathable, Equatable, Sendable {
    /// Forgets what is there and loads these and all that they lead to.
    case start([ResourceReference])
    /// Asks again for what was pending when the source failed or the load was cancelled.
    case retry
    case cancel
    case batchReceived([Outcome])
    case waveFinished
    /// The source as a whole failed.
    case failed(SourceFailure)

    package struct AllCasePaths: Sendable {
      package let start = CasePath(Action.start) {
        if case .start(let references) = $0 { references } else { nil }
      }
      package let retry = CasePath(Action.retry) { if case .retry = $0 { true } else { false } }
      package let cancel = CasePath(Action.cancel) { if case .cancel = $0 { true } else { false } }
      package let batchReceived = CasePath(Action.batchReceived) {
        if case .batchReceived(let outcomes) = $0 { outcomes } else { nil }
      }
      package let waveFinished = CasePath(Action.waveFinished) {
        if case .waveFinished = $0 { true } else { false }
      }
      package let failed = CasePath(Action.failed) {
        if case .failed(let failure) = $0 { failure } else { nil }
      }
    }
    package static let allCasePaths = AllCasePaths()
  }

  private enum CancelID { case wave }

  @Dependency(\.pokeAPI) private var client

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let references):
        state = State(concurrency: state.concurrency, batchSize: state.batchSize)
        state.known = Set(references)
        state.pending = references
        return loadPending(&state)

      case .retry:
        guard !state.progress.isLoading, !state.pending.isEmpty else { return .none }
        return loadPending(&state)

      case .cancel:
        if state.progress.isLoading { state.progress = .idle }
        return .cancel(id: CancelID.wave)

      case .batchReceived(let outcomes):
        state.receive(outcomes)
        return .none

      case .waveFinished:
        guard !state.found.isEmpty else {
          state.progress = .loaded(state.items.count)
          return .none
        }
        state.pending = state.found.sorted()
        state.found = []
        return loadPending(&state)

      case .failed(let failure):
        state.progress = .failed(failure)
        return .none
      }
    }
  }

  private func loadPending(_ state: inout State) -> Effect<Action> {
    state.progress = .loading
    return .run {
      [references = state.pending, concurrency = state.concurrency, size = state.batchSize] send in
      try await references.mapInOrder(concurrency: concurrency, batchSize: size) {
        try await load($0)
      } receive: {
        await send(.batchReceived($0))
      }
      await send(.waveFinished)
    } catch: { error, send in
      await send(.failed(SourceFailure(error, asking: "details")))
    }
    .cancellable(id: CancelID.wave, cancelInFlight: true)
  }

  /// Throws only when the source as a whole is missing, or the task was cancelled.
  @concurrent
  private func load(_ reference: ResourceReference) async throws -> Outcome {
    do {
      return .received(try await client.item(reference))
    } catch let failure as SourceFailure where failure.kind != .missing {
      return .rejected(Rejection(reference: reference, failure: failure))
    }
  }
}
