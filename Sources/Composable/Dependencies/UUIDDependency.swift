import Synchronization

#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.UUID
#else
  public import struct Foundation.UUID
#endif

/// Makes ids: `@Dependency(\.uuid) var uuid`, then `uuid()`.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Always the same id.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// `00000000-0000-0000-0000-000000000000`, `…0001` and so on.
  public static var incrementing: Self {
    let counter = Counter()
    return Self { UUID(number: counter.next()) }
  }

  public func callAsFunction() -> UUID {
    generate()
  }

  private final class Counter: Sendable {
    private let count = Mutex<UInt64>(0)

    func next() -> UInt64 {
      count.withLock { count in
        defer { count += 1 }
        return count
      }
    }
  }
}

extension UUID {
  /// The id whose last eight bytes are a number.
  public init(number: UInt64) {
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}

extension UUIDGenerator: DependencyKey {
  public static let liveValue = UUIDGenerator { UUID() }
  public static let testValue = UUIDGenerator(
    unimplemented("uuid", placeholder: UUID(number: 0)))
}

extension DependencyValues {
  /// Random ids.
  public var uuid: UUIDGenerator {
    get { self[UUIDGenerator.self] }
    set { self[UUIDGenerator.self] = newValue }
  }
}
