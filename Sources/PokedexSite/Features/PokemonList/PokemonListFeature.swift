package import Composable
package import PokeAPI

/// Loads a list of resources, page by page: the species of the Pokédex, or another root list.
package struct PokemonListFeature: Reducer {
  /// The list as far as it is loaded.
  package struct State: Equatable, Sendable {
    /// What the list is of.
    package let resource: Resource
    /// Entries a page.
    package let limit: Int
    /// What the pages gave so far, in the list's order. A failed page leaves it as it is.
    package var references: [ResourceReference] = []
    /// How many entries the source says there are.
    package var total: Int?
    /// The state of the newest page.
    package var page = LoadState<ResourcePage>.idle

    package init(resource: Resource = .pokemonSpecies, limit: Int = 200) {
      self.resource = resource
      self.limit = limit
    }

    /// Whether asking for a page now makes sense: a short page is the last one.
    package var canLoadMore: Bool {
      switch page {
      case .idle, .failed: true
      case .loading: false
      case .loaded(let page): page.references.count == limit && references.count < page.count
      }
    }

    /// Takes a page in, or fails on one that repeats entries or ends the list before its count.
    mutating func receive(_ newPage: ResourcePage) {
      total = newPage.count
      if let repeated = newPage.references.first(where: Set(references).contains) {
        page = .failed(
          listFailure("page at offset \(references.count) repeats \(repeated)"))
        return
      }
      references += newPage.references
      page = .loaded(newPage)
      if !canLoadMore, references.count != newPage.count {
        page = .failed(
          listFailure("counts \(newPage.count) entries and its pages gave \(references.count)"))
      }
    }

    private func listFailure(_ problem: String) -> SourceFailure {
      SourceFailure(
        kind: .unreachable, subject: resource.rawValue, problem: "the list \(problem)",
        remedy: "Ask again: the source may have been between two versions of its data.")
    }
  }

  /// Requests of the parent, and what the source answered.
  package enum Action: CasePathable, Equatable, Sendable {
    /// Forgets what is there and asks for the first page.
    case start
    case loadMore
    /// Asks again for the page that failed.
    case retry
    case cancel
    case pageReceived(ResourcePage)
    case pageFailed(SourceFailure)

    package struct AllCasePaths: Sendable {
      package let start = CasePath(Action.start) { if case .start = $0 { true } else { false } }
      package let loadMore = CasePath(Action.loadMore) {
        if case .loadMore = $0 { true } else { false }
      }
      package let retry = CasePath(Action.retry) { if case .retry = $0 { true } else { false } }
      package let cancel = CasePath(Action.cancel) { if case .cancel = $0 { true } else { false } }
      package let pageReceived = CasePath(Action.pageReceived) {
        if case .pageReceived(let page) = $0 { page } else { nil }
      }
      package let pageFailed = CasePath(Action.pageFailed) {
        if case .pageFailed(let failure) = $0 { failure } else { nil }
      }
    }
    package static let allCasePaths = AllCasePaths()
  }

  private enum CancelID: Hashable { case page(Resource) }

  @Dependency(\.pokeAPI) private var client

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state = State(resource: state.resource, limit: state.limit)
        return loadPage(&state)

      case .loadMore, .retry:
        guard state.canLoadMore else { return .none }
        return loadPage(&state)

      case .cancel:
        if state.page.isLoading { state.page = .idle }
        return .cancel(id: CancelID.page(state.resource))

      case .pageReceived(let page):
        state.receive(page)
        return .none

      case .pageFailed(let failure):
        state.page = .failed(failure)
        return .none
      }
    }
  }

  /// The next page starts where the loaded entries end, so a retry asks for the one that failed.
  private func loadPage(_ state: inout State) -> Effect<Action> {
    state.page = .loading
    return .run {
      [client, resource = state.resource, limit = state.limit, offset = state.references.count]
      send in
      await send(.pageReceived(try await client.page(resource, limit, offset)))
    } catch: { [subject = state.resource.rawValue] error, send in
      await send(.pageFailed(SourceFailure(error, asking: subject)))
    }
    .cancellable(id: CancelID.page(state.resource), cancelInFlight: true)
  }
}
