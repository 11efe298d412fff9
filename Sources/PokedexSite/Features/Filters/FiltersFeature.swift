package import Composable
package import PokeAPI

/// Decides which species are published.
package struct FiltersFeature: Reducer {
  /// The choice, what there is to choose from, and what it comes to.
  package struct State: Equatable, Sendable {
    /// The choice.
    package var filters: Filters
    /// Every species that can be published, by number.
    package var candidates: [FilterCandidate] = []
    /// The national numbers of the species that pass, ascending.
    package var published: [Int] = []
    /// What a further choice would show.
    package var counts = FilterCounts()

    package init(filters: Filters = Filters()) {
      self.filters = filters
    }

    mutating func apply() {
      published = candidates.filter {
        filters.passesType($0) && filters.passesGeneration($0) && filters.passesQuery($0)
      }
      .map(\.number)

      counts = FilterCounts()
      for candidate in candidates where filters.passesQuery(candidate) {
        if filters.passesGeneration(candidate) {
          for type in candidate.types { counts.types[type, default: 0] += 1 }
        }
        if filters.passesType(candidate) {
          counts.generations[candidate.generation, default: 0] += 1
        }
      }
    }
  }

  /// What there is to choose from, and changes of the choice.
  package enum Action: CasePathable, Equatable, Sendable {
    /// The species to choose from, by number.
    case candidatesReceived([FilterCandidate])
    case typeToggled(Slug)
    case generationToggled(Int)
    case queryChanged(String)

    package struct AllCasePaths: Sendable {
      package let candidatesReceived = CasePath(Action.candidatesReceived) {
        if case .candidatesReceived(let candidates) = $0 { candidates } else { nil }
      }
      package let typeToggled = CasePath(Action.typeToggled) {
        if case .typeToggled(let type) = $0 { type } else { nil }
      }
      package let generationToggled = CasePath(Action.generationToggled) {
        if case .generationToggled(let generation) = $0 { generation } else { nil }
      }
      package let queryChanged = CasePath(Action.queryChanged) {
        if case .queryChanged(let query) = $0 { query } else { nil }
      }
    }
    package static let allCasePaths = AllCasePaths()
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .candidatesReceived(let candidates): state.candidates = candidates
      case .typeToggled(let type): state.filters.types.toggle(type)
      case .generationToggled(let generation): state.filters.generations.toggle(generation)
      case .queryChanged(let query): state.filters.query = query
      }
      state.apply()
      return .none
    }
  }
}

extension Array where Element: Comparable {
  /// Removes the element, or adds it and keeps the order ascending.
  fileprivate mutating func toggle(_ element: Element) {
    if let index = firstIndex(of: element) {
      remove(at: index)
    } else {
      append(element)
      sort()
    }
  }
}
