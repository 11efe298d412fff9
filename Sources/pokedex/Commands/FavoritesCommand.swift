import Composable
import Markup
import PokeAPI
import PokeAPILive
import PokedexSite

extension Command {
  static let favorites = Command(
    name: "favorites", operands: "list|add|remove [NAME...]", operandCount: 1...10_000,
    summary: "show or change the favorites, by number or name",
    example: "pokedex favorites add pikachu 133",
    flags: [.favorites, .config, .json, .quiet]
  ) { invocation in
    try FavoritesEdit(invocation).run()
  }
}

/// Shows or changes the favorites file.
@MainActor
private struct FavoritesEdit {
  private let invocation: Invocation
  private let named: [Favorite]

  init(_ invocation: Invocation) {
    self.invocation = invocation
    named = invocation.operands.dropFirst().map(Favorite.init)
  }

  func run() throws -> ExitCode {
    let action = invocation.operands[0]
    guard ["list", "add", "remove"].contains(action) else {
      throw CommandFailure(
        .usage, "favorites \(action)", "is not one of its actions",
        remedy: "Write list, add or remove.")
    }
    guard (action == "list") == named.isEmpty else {
      throw CommandFailure(
        .usage, "favorites \(action)",
        action == "list" ? "takes no names" : "misses the Pokémon's names or numbers",
        remedy: "For example: \(Command.favorites.example)")
    }

    let store = try store()
    switch action {
    case "add":
      let unknown = named.first { store.state.directory.number(of: $0) == nil }
      if let unknown { throw failure(unknown, store.state) }
      store.send(.added(named))
    case "remove":
      store.send(.removed(named))
    default:
      try show(store.state)
      return .success
    }
    try store.state.$favorites.save()
    return .success
  }

  private func store() throws -> StoreOf<FavoritesFeature> {
    let file = invocation.settings.favoritesFile(environment: invocation.environment)
    let store = Store(initialState: FavoritesFeature.State()) {
      FavoritesFeature()
    } withDependencies: {
      $0.favoritesFile = file
    }
    if let error = store.state.$favorites.loadError { throw error }
    let snapshot = try SnapshotFile.read(Installation().snapshot)
    store.send(.speciesReceived(snapshot.species.map(SpeciesName.init)))
    return store
  }

  private func show(_ state: FavoritesFeature.State) throws {
    let names = Dictionary(state.directory.map { ($0.number, $0) }) { first, _ in first }
    let favorites = state.numbers.compactMap { names[$0] }
    if invocation.settings.isOn(.json) {
      try Console.result(json: favorites.map(\.number))
    } else {
      for favorite in favorites { try Console.result("\(favorite.number) \(favorite.name)") }
    }
    for unknown in state.unknown { Console.message("warning: \(unknown) is no Pokémon") }
  }

  private func failure(
    _ unknown: Favorite, _ state: FavoritesFeature.State
  ) -> CommandFailure {
    var nearest: String?
    if case .name(let name) = unknown {
      nearest = NearestName.nearest(
        to: name.lowercased(), among: state.directory.map(\.slug.rawValue))
    }
    return CommandFailure(
      .usage, "favorites add \(unknown)", "there is no such Pokémon",
      remedy: nearest.map { "Did you mean \($0)?" } ?? "Write a national number or an English name."
    )
  }
}
