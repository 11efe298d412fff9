/// A folder on the picture host that holds one kind of file. Addresses in it are written short.
struct MediaFolder {
  private let address: String

  private init(_ path: String) { address = "https://\(MediaAddress.host)/PokeAPI/\(path)/" }

  static let sprites = MediaFolder("sprites/master/sprites/pokemon")
  static let artwork = MediaFolder("sprites/master/sprites/pokemon/other/official-artwork")
  static let home = MediaFolder("sprites/master/sprites/pokemon/other/home")
  static let shinyArtwork = MediaFolder(
    "sprites/master/sprites/pokemon/other/official-artwork/shiny")
  static let cries = MediaFolder("cries/main/cries/pokemon/latest")

  /// The path below the folder, or the whole address where it lies elsewhere.
  func shortened(_ whole: String?) -> String? {
    guard let whole, whole.hasPrefix(address) else { return whole }
    return String(whole.dropFirst(address.count))
  }

  /// The whole address again; `nil` for one that cannot be trusted.
  func expanded(_ short: String?) -> String? {
    guard let short else { return nil }
    return MediaAddress.trusted(short.hasPrefix("https:") ? short : address + short)
  }
}
