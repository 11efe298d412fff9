/// Addresses of a Pokémon's pictures; all `https`, all on the data set's own picture host.
public struct Pictures: Equatable, Sendable {
  /// 96 by 96 pixels.
  public var sprite: String?
  /// The large artwork, 475 by 475 pixels.
  public var artwork: String?
  /// A render of 512 by 512 pixels, for what has no artwork.
  public var home: String?
  /// The large artwork of the shiny coloring.
  public var shinyArtwork: String?

  /// Pictures at these addresses; none by default.
  public init(
    sprite: String? = nil, artwork: String? = nil, home: String? = nil,
    shinyArtwork: String? = nil
  ) {
    self.sprite = sprite
    self.artwork = artwork
    self.home = home
    self.shinyArtwork = shinyArtwork
  }
}
