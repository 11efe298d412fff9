public import Composable

/// Fetches the pictures that the data names, one at a time, and keeps them on the disk.
public struct ImageClient: Sendable {
  /// Sees to it that a picture is kept, and tells what it is. Throws a `SourceFailure` for one that
  /// cannot be had or is none, and `CancellationError` when the task is cancelled.
  public var fetch: @Sendable (_ address: String) async throws -> ImageFile
  /// The bytes of a picture that was fetched. Throws a `SourceFailure` where they are gone.
  public var bytes: @Sendable (_ image: ImageFile) throws -> [UInt8]

  /// A client of these two endpoints.
  public init(
    fetch: @escaping @Sendable (_ address: String) async throws -> ImageFile,
    bytes: @escaping @Sendable (_ image: ImageFile) throws -> [UInt8]
  ) {
    self.fetch = fetch
    self.bytes = bytes
  }
}

extension ImageClient: DependencyKey {
  /// Nothing is bound by default: the command binds a client where pictures are to be downloaded.
  public static let liveValue = ImageClient.unimplemented
  /// Fails the test that fetches pictures it did not give.
  public static let testValue = ImageClient.unimplemented

  private static let unimplemented = ImageClient(
    fetch: Composable.unimplemented("ImageClient.fetch"),
    bytes: Composable.unimplemented("ImageClient.bytes", placeholder: [])
  )
}

extension DependencyValues {
  /// What fetches pictures.
  public var images: ImageClient {
    get { self[ImageClient.self] }
    set { self[ImageClient.self] = newValue }
  }
}
