package import Composable
package import PokeAPI

/// The pipeline from a source to a snapshot: list, details, favorites, filters.
package struct SiteFeature: Reducer {
  /// The stages, what has come out of them, and how it ended.
  package struct State: Equatable, Sendable {
    /// The species that the source lists.
    package var list = PokemonListFeature.State()
    /// The other root list: nothing points to languages.
    package var languages = PokemonListFeature.State(resource: .language)
    /// The records behind the list.
    package var details = PokemonDetailFeature.State()
    /// The person's favorites among the species.
    package var favorites = FavoritesFeature.State()
    /// What the site knew of the data before, and what has changed since.
    package var history: HistoryFeature.State
    /// Which species are published.
    package var filters: FiltersFeature.State
    /// Goes on however many records were rejected.
    package let isForced: Bool
    /// Leaves prose out of the snapshot.
    package let isFactsOnly: Bool
    /// All data, before favorites and filters are applied.
    package var data: Snapshot?
    /// The end of the pipeline; `nil` while it runs.
    package var result: Result<Snapshot, PipelineFailure>?
    /// How often the list's newest page was asked for again.
    package var retries = 0

    /// A pipeline that has not started.
    package init(
      filters: Filters = Filters(), isForced: Bool = false, isFactsOnly: Bool = false,
      keepsHistory: Bool = false
    ) {
      history = HistoryFeature.State(isKept: keepsHistory)
      self.filters = FiltersFeature.State(filters: filters)
      self.isForced = isForced
      self.isFactsOnly = isFactsOnly
    }
  }

  /// What is asked of the pipeline, what its stages tell, and its own turning points.
  package enum Action: CasePathable, Equatable, Sendable {
    case start
    case cancel
    case list(PokemonListFeature.Action)
    case languages(PokemonListFeature.Action)
    case details(PokemonDetailFeature.Action)
    case favorites(FavoritesFeature.Action)
    case filters(FiltersFeature.Action)
    case history(HistoryFeature.Action)
    /// Every record is in its place.
    case dataAssembled(Snapshot)

    package struct AllCasePaths: Sendable {
      package let start = CasePath(Action.start) { if case .start = $0 { true } else { false } }
      package let cancel = CasePath(Action.cancel) { if case .cancel = $0 { true } else { false } }
      package let list = CasePath(Action.list) {
        if case .list(let action) = $0 { action } else { nil }
      }
      package let languages = CasePath(Action.languages) {
        if case .languages(let action) = $0 { action } else { nil }
      }
      package let details = CasePath(Action.details) {
        if case .details(let action) = $0 { action } else { nil }
      }
      package let favorites = CasePath(Action.favorites) {
        if case .favorites(let action) = $0 { action } else { nil }
      }
      package let filters = CasePath(Action.filters) {
        if case .filters(let action) = $0 { action } else { nil }
      }
      package let history = CasePath(Action.history) {
        if case .history(let action) = $0 { action } else { nil }
      }
      package let dataAssembled = CasePath(Action.dataAssembled) {
        if case .dataAssembled(let snapshot) = $0 { snapshot } else { nil }
      }
    }
    package static let allCasePaths = AllCasePaths()
  }

  /// A page that fails for a passing reason is asked for this many times more.
  private static let maxRetries = 2

  package init() {}

  package var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { PokemonListFeature() }
    Scope(state: \.languages, action: \.languages) { PokemonListFeature() }
    Scope(state: \.details, action: \.details) { PokemonDetailFeature() }
    Scope(state: \.favorites, action: \.favorites) { FavoritesFeature() }
    Scope(state: \.filters, action: \.filters) { FiltersFeature() }
    Scope(state: \.history, action: \.history) { HistoryFeature() }
    Reduce { state, action in
      switch action {
      case .start:
        return .send(state.history.isKept ? .history(.load) : .list(.start))

      case .history(.loaded):
        return .send(.list(.start))

      case .history(.failed(let failure)):
        state.result = .failure(.source(failure))
        return .none

      case .cancel:
        return .merge(
          .send(.list(.cancel)), .send(.languages(.cancel)), .send(.details(.cancel)))

      case .list(.pageReceived), .list(.pageFailed):
        return afterPage(of: state.list, send: Action.list, &state) { _ in
          .send(.languages(.start))
        }

      case .languages(.pageReceived), .languages(.pageFailed):
        return afterPage(of: state.languages, send: Action.languages, &state) { state in
          .send(.details(.start(state.list.references + state.languages.references)))
        }

      case .details(.waveFinished):
        guard state.details.progress.value != nil else { return .none }
        return assemble(&state)

      case .details(.failed(let failure)):
        state.result = .failure(.source(failure))
        return .none

      case .dataAssembled(let snapshot):
        state.data = snapshot
        return .concatenate(
          .send(.favorites(.speciesReceived(snapshot.species.map(SpeciesName.init)))),
          .send(.filters(.candidatesReceived(FilterCandidate.all(of: snapshot)))))

      case .filters:
        guard let data = state.data else { return .none }
        guard state.history.isKept else {
          state.result = state.finish(data)
          return .none
        }
        return .send(
          .history(.compare(data, isComplete: state.details.rejections.isEmpty)))

      case .history(.compared):
        if let data = state.data { state.result = state.finish(data) }
        return .none

      case .list, .languages, .details, .favorites, .history:
        return .none
      }
    }
  }

  /// Asks for the list's next page, asks again, or goes on once the list is whole.
  private func afterPage(
    of list: PokemonListFeature.State, send action: (PokemonListFeature.Action) -> Action,
    _ state: inout State, whole: (State) -> Effect<Action>
  ) -> Effect<Action> {
    switch list.page {
    case .failed(let failure):
      guard failure.kind == .unreachable, state.retries < Self.maxRetries else {
        state.result = .failure(.source(failure))
        return .none
      }
      state.retries += 1
      return .send(action(.retry))
    case .loaded:
      state.retries = 0
      return list.canLoadMore ? .send(action(.loadMore)) : whole(state)
    case .idle, .loading:
      return .none
    }
  }

  private func assemble(_ state: inout State) -> Effect<Action> {
    if let breach = state.details.quotaBreach, !state.isForced {
      state.result = .failure(breach)
      return .none
    }
    return .run { [items = state.details.items, isFactsOnly = state.isFactsOnly] send in
      var builder = SnapshotBuilder(isFactsOnly: isFactsOnly)
      for item in items { builder.add(item) }
      await send(.dataAssembled(builder.snapshot()))
    }
  }
}

extension SiteFeature.State {
  /// Puts what the favorites and filters decided into the data, or says what they cannot mean.
  fileprivate func finish(_ data: Snapshot) -> Result<Snapshot, PipelineFailure> {
    let types = data.types.map(\.slug)
    if let type = filters.filters.types.first(where: { !types.contains($0) }) {
      return .failure(.unknownType(type, known: types.sorted()))
    }
    let generations = data.generations.map(\.id)
    if let generation = filters.filters.generations.first(where: { !generations.contains($0) }) {
      return .failure(.unknownGeneration(generation, known: generations.sorted()))
    }
    if !favorites.unknown.isEmpty {
      return .failure(.unknownFavorites(favorites.unknown))
    }
    guard !filters.published.isEmpty else {
      return .failure(.nothingPassesFilters(filters.filters))
    }
    var snapshot = data
    snapshot.published = filters.published
    let published = Set(filters.published)
    snapshot.favorites = favorites.numbers.filter(published.contains)
    return .success(snapshot)
  }
}

extension PokemonDetailFeature.State {
  /// The first kind of resource, by name, of which more than one in a hundred was rejected.
  fileprivate var quotaBreach: PipelineFailure? {
    let rejected = Dictionary(grouping: rejections, by: \.reference.resource)
    let asked = Dictionary(grouping: known, by: \.resource).mapValues(\.count)
    for resource in rejected.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      let rejections = rejected[resource] ?? []
      let total = asked[resource] ?? 0
      if rejections.count * 100 > total {
        return .tooManyRejected(resource, rejected: rejections, outOf: total)
      }
    }
    return nil
  }
}
