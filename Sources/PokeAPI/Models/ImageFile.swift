/// A picture that was fetched and found sound.
public struct ImageFile: Hashable, Sendable {
  /// The kinds of pictures that are taken. None of them can hold a script.
  public enum Format: String, Sendable {
    case png, gif, webp
    case jpeg = "jpg"
  }

  /// The SHA-256 of its bytes, as 64 lower-case hexadecimal digits.
  public let hash: String
  public let format: Format

  public init(hash: String, format: Format) {
    self.hash = hash
    self.format = format
  }

  /// What a site calls it: the first digits of the hash, and the format's ending.
  public var name: String { "\(hash.prefix(20)).\(format.rawValue)" }
}
