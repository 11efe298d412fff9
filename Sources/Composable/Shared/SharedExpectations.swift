import Synchronization

/// What a test expects of shared values: within an assertion reads and changes of a shared value
/// go here, so that the assertion says how the value should be and does not change it.
package final class SharedExpectations: Sendable {
  @TaskLocal package static var current: SharedExpectations?

  /// One value with what is expected of it and what it was.
  package struct Expectation: Sendable {
    package let box: any AnySharedBox
    package var expected: any Sendable
    package let actual: any Sendable

    package init(box: any AnySharedBox, expected: any Sendable, actual: any Sendable) {
      self.box = box
      self.expected = expected
      self.actual = actual
    }

    package var isMet: Bool {
      box.isEqual(expected, actual)
    }
  }

  private let values: Mutex<[ObjectIdentifier: Expectation]>

  /// - Parameter expectations: The values known to differ from what they are now.
  package init(_ expectations: [Expectation]) {
    values = Mutex(
      Dictionary(
        expectations.map { (ObjectIdentifier($0.box), $0) }, uniquingKeysWith: { first, _ in first }
      ))
  }

  /// All expectations, by the names of the keys.
  package var all: [Expectation] {
    values.withLock { Array($0.values) }.sorted { $0.box.name < $1.box.name }
  }

  func value(of box: any AnySharedBox) -> (any Sendable)? {
    values.withLock { $0[ObjectIdentifier(box)]?.expected }
  }

  func expect(_ value: any Sendable, of box: any AnySharedBox) {
    let actual = box.anyValue
    values.withLock {
      $0[
        ObjectIdentifier(box), default: Expectation(box: box, expected: value, actual: actual)
      ].expected = value
    }
  }
}
