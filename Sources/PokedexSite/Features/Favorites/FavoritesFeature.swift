package import Composable

/// Keeps the person's favorites and tells which species they are.
package struct FavoritesFeature: Reducer {
  /// The favorites and what they stand for.
  package struct State: Equatable, Sendable {
    /// As the file has them: numbers, and names where a person wrote some.
    @Shared(.favorites) package var favorites
    /// All species that a favorite can name.
    package var directory: [SpeciesName] = []
    /// The favorites' national numbers, each once, in the order they were added.
    package var numbers: [Int] = []
    /// Favorites that name no species.
    package var unknown: [Favorite] = []

    package init() {}

    /// Stores these, the unknown ones first: an edit loses nothing that it was not told to.
    mutating func keep(numbers: [Int], unknown: [Favorite]) {
      let entries = unknown + numbers.map(Favorite.number)
      $favorites.withLock { $0 = entries }
      resolve()
    }

    /// Reads the favorites against the directory.
    mutating func resolve() {
      numbers = []
      unknown = []
      for favorite in favorites {
        guard let number = directory.number(of: favorite) else {
          unknown.append(favorite)
          continue
        }
        if !numbers.contains(number) { numbers.append(number) }
      }
    }
  }

  /// What favorites can stand for, and changes of them.
  package enum Action: CasePathable, Equatable, Sendable {
    /// The source's species are known: favorites can be resolved.
    case speciesReceived([SpeciesName])
    /// Adds what is not there yet, at the end. What names no species is not added.
    case added([Favorite])
    /// Takes these out, also such as name no species.
    case removed([Favorite])
    /// Adds the species, or removes it if it is there.
    case toggled(Int)

    package struct AllCasePaths: Sendable {
      package let speciesReceived = CasePath(Action.speciesReceived) {
        if case .speciesReceived(let names) = $0 { names } else { nil }
      }
      package let added = CasePath(Action.added) {
        if case .added(let favorites) = $0 { favorites } else { nil }
      }
      package let removed = CasePath(Action.removed) {
        if case .removed(let favorites) = $0 { favorites } else { nil }
      }
      package let toggled = CasePath(Action.toggled) {
        if case .toggled(let number) = $0 { number } else { nil }
      }
    }
    package static let allCasePaths = AllCasePaths()
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .speciesReceived(let directory):
        state.directory = directory
        state.resolve()

      case .added(let favorites):
        let numbers = favorites.compactMap(state.directory.number)
        state.keep(
          numbers: state.numbers + numbers.filter { !state.numbers.contains($0) },
          unknown: state.unknown)

      case .removed(let favorites):
        let numbers = favorites.compactMap(state.directory.number)
        state.keep(
          numbers: state.numbers.filter { !numbers.contains($0) },
          unknown: state.unknown.filter { !favorites.contains($0) })

      case .toggled(let number):
        let isFavorite = state.numbers.contains(number)
        state.keep(
          numbers: isFavorite ? state.numbers.filter { $0 != number } : state.numbers + [number],
          unknown: state.unknown)
      }
      return .none
    }
  }
}
