import Composable
import ComposableTesting
import Testing

@MainActor @Suite struct DependencyReducerTests {
  struct Number: DependencyKey {
    static let liveValue = 0
    static let testValue = -1
  }

  /// Notes the number it sees, and the one its effect sees.
  struct Reader: Reducer {
    @Dependency(\.number) var number
    var body: some Reducer<[Int], String> {
      Reduce { state, action in
        switch action {
        case "read":
          state.append(number)
          return .none
        case "run":
          return .run { send in await send("number \(number)") }
        case "again":
          return .send("run")
        default:
          return .none
        }
      }
    }
  }

  @Test func setsADependency() async {
    let store = TestStore(initialState: [Int]()) { Reader().dependency(\.number, 7) }
    await store.send("read") { $0 = [7] }
    await store.finish()
  }

  @Test func theInnermostSettingWins() async {
    let store = TestStore(initialState: [Int]()) {
      Reader().dependency(\.number, 1).dependency(\.number, 2)
    }
    await store.send("read") { $0 = [1] }
    await store.finish()
  }

  @Test func settingsHoldForTheirReducerOnly() async {
    let store = TestStore(initialState: [Int]()) {
      Reader().dependency(\.number, 1)
      Reader()
      Reader().dependency(\.number, 3)
    } withDependencies: {
      $0.number = 2
    }
    await store.send("read") { $0 = [1, 2, 3] }
    await store.finish()
  }

  @Test func transformsComposeFromTheOutside() async {
    let store = TestStore(initialState: [Int]()) {
      Reader()
        .transformDependency(\.number) { $0 *= 10 }
        .transformDependency(\.number) { $0 += 1 }
    } withDependencies: {
      $0.number = 4
    }
    await store.send("read") { $0 = [50] }
    await store.finish()
  }

  @Test func transformsAWholeSetOfDependencies() async {
    let store = TestStore(initialState: [Int]()) {
      Reader().transformDependency(\.self) { $0.number = 9 }
    }
    await store.send("read") { $0 = [9] }
    await store.finish()
  }

  @Test func effectsSeeTheSetting() async {
    let store = TestStore(initialState: [Int]()) { Reader().dependency(\.number, 5) }
    await store.send("run")
    await store.receive("number 5")
    await store.finish()
  }

  @Test func anEffectOfAnEffectSeesTheSetting() async {
    let store = TestStore(initialState: [Int]()) { Reader().dependency(\.number, 5) }
    await store.send("again")
    await store.receive("run")
    await store.receive("number 5")
    await store.finish()
  }
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[DependencyReducerTests.Number.self] }
    set { self[DependencyReducerTests.Number.self] = newValue }
  }
}
