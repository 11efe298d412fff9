package import Composable
package import PokeAPI

/// Compares the data with what the site last knew of it, and records what changed.
package struct HistoryFeature: Reducer {
  package struct State: Equatable, Sendable {
    /// Whether a history is kept at all.
    package let isKept: Bool
    /// What was kept when the build began.
    package var known = LoadState<History?>.idle
    /// The same with this build's changes.
    package var recorded: History?

    package init(isKept: Bool = false) {
      self.isKept = isKept
    }
  }

  package enum Action: CasePathable, Equatable, Sendable {
    /// Reads what is kept: before anything else, so that a damaged file costs no night's work.
    case load
    case loaded(History?)
    case failed(SourceFailure)
    /// The data is whole, but for records that were set aside where it is not complete.
    case compare(Snapshot, isComplete: Bool)
    case compared(History)

    package struct AllCasePaths: Sendable {
      package let load = CasePath(Action.load) { if case .load = $0 { true } else { false } }
      package let loaded = CasePath(Action.loaded) {
        if case .loaded(let history) = $0 { history } else { nil }
      }
      package let failed = CasePath(Action.failed) {
        if case .failed(let failure) = $0 { failure } else { nil }
      }
      package let compare = CasePath({ (pair: (Snapshot, Bool)) in
        Action.compare(pair.0, isComplete: pair.1)
      }) {
        if case .compare(let snapshot, let isComplete) = $0 { (snapshot, isComplete) } else { nil }
      }
      package let compared = CasePath(Action.compared) {
        if case .compared(let history) = $0 { history } else { nil }
      }
    }
    package static let allCasePaths = AllCasePaths()
  }

  @Dependency(\.history) private var client
  @Dependency(\.date) private var date

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .load:
        state.known = .loading
        return .run { [client] send in
          await send(.loaded(try await client.load()))
        } catch: { error, send in
          await send(.failed(SourceFailure(error, asking: "history")))
        }

      case .loaded(let history):
        state.known = .loaded(history)
        return .none

      case .failed(let failure):
        state.known = .failed(failure)
        return .none

      case .compare(let snapshot, let isComplete):
        return .run { [date, known = state.known.value ?? nil] send in
          let sheets = snapshot.factSheets
          await send(
            .compared(
              known?.recording(sheets, isComplete: isComplete, at: Timestamp(date.now))
                ?? .beginning(with: sheets, at: Timestamp(date.now))))
        }

      case .compared(let history):
        state.recorded = history
        return .none
      }
    }
  }
}
