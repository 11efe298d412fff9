package import Composable

/// Where the favorites file lies; the command binds it.
private enum FavoritesFileKey: DependencyKey {
  static let liveValue = "favorites.json"
  static let testValue = "/favorites.json"
}

extension DependencyValues {
  /// The path of the favorites file.
  package var favoritesFile: String {
    get { self[FavoritesFileKey.self] }
    set { self[FavoritesFileKey.self] = newValue }
  }
}

extension SharedKey where Self == FileStorageKey<[Favorite]> {
  /// The person's favorites, in the order they were added: a JSON array in `favoritesFile`.
  package static var favorites: Self {
    .fileStorage(DependencyValues.current.favoritesFile, default: [])
  }
}
