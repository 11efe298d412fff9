#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.Date
#else
  public import struct Foundation.Date
#endif

/// Tells the date: `@Dependency(\.date) var date`, then `date.now`.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Always the same date.
  public static func constant(_ date: Date) -> Self {
    Self { date }
  }

  public var now: Date {
    generate()
  }
}

extension DateGenerator: DependencyKey {
  public static let liveValue = DateGenerator { Date() }
  public static let testValue = DateGenerator(
    unimplemented("date.now", placeholder: Date(timeIntervalSinceReferenceDate: 0)))
}

extension DependencyValues {
  /// The date.
  public var date: DateGenerator {
    get { self[DateGenerator.self] }
    set { self[DateGenerator.self] = newValue }
  }
}
