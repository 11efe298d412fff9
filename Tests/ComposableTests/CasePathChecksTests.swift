import Composable
import ComposableTesting
import Testing

@MainActor @Suite struct CasePathChecksTests {
  enum Sound: CasePathable {
    case start(Int)
    case move(x: Int, y: Int)
    case stop

    struct AllCasePaths: Sendable {
      let start = CasePath(Sound.start) { if case .start(let v) = $0 { v } else { nil } }
      let move = CasePath<Sound, (x: Int, y: Int)>({ .move(x: $0.x, y: $0.y) }) {
        if case .move(let x, let y) = $0 { (x, y) } else { nil }
      }
      let stop = CasePath(Sound.stop) { if case .stop = $0 { true } else { false } }
    }
    static let allCasePaths = AllCasePaths()
  }

  @Test func soundPathsPass() {
    expectCasePaths(of: Sound.self, [.start(1), .move(x: 1, y: 2), .stop])
  }

  @Test func aPathWithoutASampleFails() async {
    await expectFailures(
      "The case path move of Sound takes none of the samples apart: give one of its case."
    ) {
      expectCasePaths(of: Sound.self, [.start(1), .stop])
    }
  }

  @Test func aCaseWithoutAPathFails() async {
    enum Action: CasePathable {
      case a(Int)
      case b(Int)
      struct AllCasePaths: Sendable {
        let a = CasePath(Action.a) { if case .a(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    await expectFailures("No case path of Action takes .b(2) apart.") {
      expectCasePaths(of: Action.self, [.a(1), .b(2)])
    }
  }

  @Test func aPathThatBuildsAnotherCaseFails() async {
    enum Action: CasePathable {
      case a(Int)
      case b(Int)
      struct AllCasePaths: Sendable {
        let a = CasePath(Action.b) { if case .a(let v) = $0 { v } else { nil } }
        let b = CasePath(Action.b) { if case .b(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    await expectFailures("The case path a makes .b(1) out of .a(1).") {
      expectCasePaths(of: Action.self, [.a(1), .b(2)])
    }
  }

  @Test func pathsThatTakeTheSameCaseApartFail() async {
    enum Action: CasePathable {
      case a(Int)
      case b(Int)
      struct AllCasePaths: Sendable {
        let a = CasePath(Action.a) { if case .b(let v) = $0 { v } else { nil } }
        let b = CasePath(Action.b) { if case .b(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    await expectFailures(
      "No case path of Action takes .a(1) apart.",
      "More than one case path of Action takes .b(2) apart: a, b."
    ) {
      expectCasePaths(of: Action.self, [.a(1), .b(2)])
    }
  }

  @Test func pathsThatAreSwappedFail() async {
    enum Action: CasePathable {
      case first(Int)
      case second(Int)
      struct AllCasePaths: Sendable {
        let first = CasePath(Action.second) { if case .second(let v) = $0 { v } else { nil } }
        let second = CasePath(Action.first) { if case .first(let v) = $0 { v } else { nil } }
      }
      static let allCasePaths = AllCasePaths()
    }
    await expectFailures(
      "The case path second takes .first(1) apart, which is another case.",
      "The case path first takes .second(2) apart, which is another case."
    ) {
      expectCasePaths(of: Action.self, [.first(1), .second(2)])
    }
  }

  @Test func theLibrarysOwnPathsAreSound() {
    expectCasePaths(of: IdentifiedAction<Int, String>.self, [.element(id: 1, action: "a")])
  }
}
