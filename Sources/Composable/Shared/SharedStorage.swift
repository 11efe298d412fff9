import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The shared values by key: one storage in a program, one in each test store.
public final class SharedStorage: Sendable {
  private let boxes = Mutex<[AnyID: any AnySharedBox]>([:])
  private let clock: (any Clock<Duration>)?
  private let journal: SharedJournal?

  /// - Parameter clock: Measures the delay of saves; with nil only `flush()` saves.
  public convenience init(clock: (any Clock<Duration>)? = ContinuousClock()) {
    self.init(clock: clock, journal: nil)
  }

  package init(clock: (any Clock<Duration>)?, journal: SharedJournal?) {
    self.clock = clock
    self.journal = journal
  }

  /// Saves every value that changed since it was last saved. A command calls it before it exits.
  ///
  /// Throws the first error, in the order of the keys' names, once all saves were tried.
  public func flush() throws {
    let boxes = boxes.withLock { Array($0.values) }
    var firstError: (any Error)?
    for box in boxes.sorted(by: { $0.name < $1.name }) {
      do {
        try box.save()
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }

  func box<Value>(for key: some SharedKey<Value>) -> SharedBox<Value> {
    let id = AnyID(key)
    return boxes.withLock { boxes in
      if let box = boxes[id] as? SharedBox<Value> { return box }
      let box = SharedBox(key: key, clock: clock, journal: journal)
      boxes[id] = box
      return box
    }
  }

  /// The program's storage, flushed when the program exits.
  private static func flushedAtExit() -> SharedStorage {
    atexit {
      do {
        try SharedStorage.liveValue.flush()
      } catch {
        writeToStandardError("\(error)\n")
      }
    }
    return SharedStorage()
  }
}

extension SharedStorage: DependencyKey {
  public static let liveValue = flushedAtExit()

  /// A storage of its own for each look-up; a test store gives its own instead.
  public static var testValue: SharedStorage {
    SharedStorage(clock: nil)
  }
}

extension DependencyValues {
  /// Where shared values live.
  public var sharedStorage: SharedStorage {
    get { self[SharedStorage.self] }
    set { self[SharedStorage.self] = newValue }
  }
}
