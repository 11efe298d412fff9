import Composable
import PokeAPI
import PokedexSite

/// One run of the pipeline, from a source to its snapshot.
@MainActor
struct SnapshotRun {
  let options: BuildOptions
  /// `nil` leaves favorites out.
  let favoritesFile: String?
  /// `nil` records no changes.
  let historyFile: String?
  let filters: Filters
  let progress: ProgressLine

  struct Outcome {
    let snapshot: Snapshot
    let rejections: [Rejection]
    let source: SourceReport
    /// The history as it was and as it is now; `nil` where none is kept.
    let history: RecordedHistory?
  }

  /// Throws a `CommandFailure`, and `CancellationError` when the task is cancelled.
  func run() async throws -> Outcome {
    let proseLanguages = try SitePlan.proseLanguages(
      options.site.languages, templates: options.templates)
    let source = try await OpenSource(
      options.source, network: options.network,
      proseLanguages: options.isFactsOnly ? [] : proseLanguages)
    let history = historyFile.map(HistoryClient.file)
    let store = Store(
      initialState: SiteFeature.State(
        filters: filters, isForced: options.isForced, isFactsOnly: options.isFactsOnly,
        keepsHistory: history != nil)
    ) {
      SiteFeature()
    } withDependencies: {
      $0.pokeAPI = source.client
      $0.date = options.date
      if let history { $0.history = history }
      if let favoritesFile {
        $0.favoritesFile = favoritesFile
      } else {
        $0.fileSystem = InMemoryFiles().fileSystem
      }
    }
    if let error = store.state.favorites.$favorites.loadError { throw error }

    let task = store.send(.start)
    let observation = progress.isShown ? Task { await observe(store.states) } : nil
    await withTaskCancellationHandler {
      await task.finish()
    } onCancel: {
      Task { @MainActor in store.send(.cancel) }
    }
    observation?.cancel()
    progress.clear()
    try Task.checkCancellation()

    switch store.state.result {
    case .success(let snapshot):
      return Outcome(
        snapshot: snapshot, rejections: store.state.details.rejections, source: source.report(),
        history: history.flatMap { client in
          store.state.history.recorded.map {
            RecordedHistory(
              before: store.state.history.known.value ?? nil, now: $0, client: client)
          }
        })
    case .failure(let failure):
      throw CommandFailure(failure, favoritesFile: favoritesFile ?? "favorites")
    case nil:
      throw CommandFailure(
        .internalError, "pipeline", "it ended without a result", remedy: "Please report it.")
    }
  }

  private func observe(_ states: AsyncStream<SiteFeature.State>) async {
    for await state in states where state.result == nil {
      progress.show(
        state.details.known.isEmpty
          ? "list: \(state.list.references.count) of \(state.list.total ?? 0)"
          : "details: \(state.details.items.count) of \(state.details.known.count)")
    }
  }
}

extension SnapshotRun.Outcome {
  /// What is not as it should be, a sentence each.
  var warnings: [String] {
    rejections.map { "left out \($0.reference): \($0.failure.problem)" } + source.staleWarnings
      + source.warnings
  }
}
