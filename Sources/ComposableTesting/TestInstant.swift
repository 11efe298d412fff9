/// A point in the time of a test's clock.
public struct TestInstant: InstantProtocol {
  /// The time since the clock was made.
  public let offset: Duration

  public init(offset: Duration) {
    self.offset = offset
  }

  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
