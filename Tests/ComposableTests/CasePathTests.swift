import Composable
import Testing

@Suite struct CasePathTests {
  enum Child: CasePathable, Equatable {
    case loaded(Int)
    case failed(String, code: Int)

    struct AllCasePaths: Sendable {
      let loaded = CasePath(Child.loaded) { if case .loaded(let v) = $0 { v } else { nil } }
      let failed = CasePath<Child, (String, code: Int)>({ .failed($0.0, code: $0.code) }) {
        if case .failed(let text, let code) = $0 { (text, code: code) } else { nil }
      }
    }
    static let allCasePaths = AllCasePaths()
  }

  enum Parent: CasePathable, Equatable {
    case child(Child)
    case stop

    struct AllCasePaths: Sendable {
      let child = CasePath(Parent.child) { if case .child(let v) = $0 { v } else { nil } }
      let stop = CasePath(Parent.stop) { if case .stop = $0 { true } else { false } }
    }
    static let allCasePaths = AllCasePaths()
  }

  @Test func embedsAPayload() {
    #expect(Child.allCasePaths.loaded.embed(3) == .loaded(3))
  }

  @Test func extractsAPayload() {
    #expect(Child.allCasePaths.loaded.extract(.loaded(3)) == 3)
  }

  @Test func extractsNothingFromAnotherCase() {
    #expect(Child.allCasePaths.loaded.extract(.failed("no", code: 1)) == nil)
  }

  @Test func embedsAndExtractsSeveralPayloads() throws {
    let path = Child.allCasePaths.failed
    #expect(path.embed(("no", code: 7)) == .failed("no", code: 7))
    let payload = try #require(path.extract(.failed("no", code: 7)))
    #expect(payload.0 == "no")
    #expect(payload.code == 7)
  }

  @Test func handlesACaseWithoutPayload() {
    #expect(Parent.allCasePaths.stop.embed(()) == .stop)
    #expect(Parent.allCasePaths.stop.extract(.stop) != nil)
    #expect(Parent.allCasePaths.stop.extract(.child(.loaded(1))) == nil)
  }

  @Test func leadsThroughAChildsCase() {
    let path = Parent.allCasePaths.child.loaded
    #expect(path.embed(5) == .child(.loaded(5)))
    #expect(path.extract(.child(.loaded(5))) == 5)
    #expect(path.extract(.child(.failed("no", code: 1))) == nil)
    #expect(path.extract(.stop) == nil)
  }

  @Test func readsAPayloadByKeyPath() {
    #expect(Parent.child(.loaded(5))[case: \.child] == .loaded(5))
    #expect(Parent.child(.loaded(5))[case: \.child.loaded] == 5)
    #expect(Parent.stop[case: \.child] == nil)
  }

  @Test func tellsWhetherAValueIsACase() {
    #expect(Parent.stop.is(\.stop))
    #expect(!Parent.stop.is(\.child))
    #expect(Parent.child(.loaded(1)).is(\.child.loaded))
    #expect(!Parent.child(.loaded(1)).is(\.child.failed))
  }

  @Test func keyPathsToCasesPrintByName() {
    let path: CaseKeyPath<Parent, Child> = \.child
    #expect("\(path)" == "\\AllCasePaths.child")
  }
}
