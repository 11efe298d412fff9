import Composable
import Testing

@MainActor @Suite struct EffectFreeActionTests {
  struct Leaf: Reducer {
    var body: some Reducer<Int, Int> {
      for _ in 0..<20 {
        Reduce { state, action in
          state += action
          return .none
        }
      }
    }
  }

  struct Nested<ChildState: Sendable>: Identifiable {
    var id = 0
    var property: ChildState
    var optional: ChildState?
  }

  enum Lifted<ChildAction: Sendable>: CasePathable, Sendable {
    case property(ChildAction)
    case optional(ChildAction)
    struct AllCasePaths: Sendable {
      let property = CasePath(Lifted.property) { if case .property(let v) = $0 { v } else { nil } }
      let optional = CasePath(Lifted.optional) { if case .optional(let v) = $0 { v } else { nil } }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  /// Every kind of reducer around another one.
  struct Around<Child: Reducer>: Reducer where Child.State: Sendable {
    let child: Child
    var body: some Reducer<Nested<Child.State>, Lifted<Child.Action>> {
      CombineReducers {
        Scope(state: \.property, action: \.property) { child }
        EmptyReducer()
        if true { Reduce { _, _ in .none } }
      }
      .ifLet(\.optional, action: \.optional) { child }
      .onChange(of: \.id) { _, _, _ in .none }
      .dependency(\.uuid, .incrementing)
    }
  }

  @Test func returnsTheEffectThatHasNoStorageThroughEveryReducer() {
    let reducer = Around(child: Around(child: Around(child: Leaf())))
    var state = Nested(
      property: Nested(property: Nested(property: 0, optional: 0), optional: nil), optional: nil)
    let deep = reducer.reduce(into: &state, action: .property(.property(.property(1))))
    let optional = reducer.reduce(into: &state, action: .property(.property(.optional(1))))
    #expect(deep.isNone)
    #expect(optional.isNone)
    #expect(state.property.property.property == 20)
    #expect(state.property.property.optional == 20)
  }

  @Test func makesTheStoreKeepNothing() {
    let core = StoreCore<Int, Int>(
      initialState: 0, reducer: Leaf(), dependencies: DependencyValues())
    #expect(core.send(1) == nil)
    #expect(core.state == 20)
    #expect(core.namesInUse == 0)
  }
}
