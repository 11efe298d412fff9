import Composable
import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct LargeStateTests {
  /// 100 KB inline: no array, no object.
  struct Large: Sendable {
    var bytes = Block<Block<Block<Block<Block<UInt64>>>>>(Block(Block(Block(Block(0)))))
    var count = 0
  }

  /// Seven values in a row.
  struct Block<Value: Sendable>: Sendable {
    var a, b, c, d, e, f, g: Value
    init(_ value: Value) {
      (a, b, c, d, e, f, g) = (value, value, value, value, value, value, value)
    }
  }

  struct Leaf: Reducer {
    var body: some Reducer<Large, Int> {
      Reduce { state, action in
        state.count += action
        return .none
      }
    }
  }

  struct Parent<ChildState: Sendable>: Sendable {
    var child: ChildState
  }

  struct Holder<ChildState: Sendable>: Sendable {
    var child: ChildState?
  }

  enum Lifted<ChildAction: Sendable>: CasePathable, Sendable {
    case child(ChildAction)
    struct AllCasePaths: Sendable {
      let child = CasePath(Lifted.child) { if case .child(let v) = $0 { v } else { nil } }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  struct Scoped<Child: Reducer>: Reducer where Child.State: Sendable {
    let child: Child
    var body: some Reducer<Parent<Child.State>, Lifted<Child.Action>> {
      Scope(state: \.child, action: \.child) { child }
    }
  }

  struct Optionally<Child: Reducer>: Reducer where Child.State: Sendable {
    let child: Child
    var body: some Reducer<Holder<Child.State>, Lifted<Child.Action>> {
      EmptyReducer().ifLet(\.child, action: \.child) { child }
    }
  }

  /// The state on the heap, handed to one thread.
  final class Box<State>: @unchecked Sendable {
    // Touched by the thread only, before the continuation is resumed.
    var state: State
    init(_ state: State) { self.state = state }
  }

  /// Reduces on a thread with a stack of 512 KB.
  nonisolated func reduce<R: Reducer>(_ reducer: R, _ box: Box<R.State>, _ action: R.Action) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        _ = reducer.reduce(into: &box.state, action: action)
        continuation.resume()
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
  }

  @Test func isOfTheSizeItShouldBe() {
    #expect(MemoryLayout<Large>.size > 100_000)
  }

  @Test func passesTenScopesOnASmallStack() async {
    let five = Scoped(child: Scoped(child: Scoped(child: Scoped(child: Scoped(child: Leaf())))))
    let ten = Scoped(child: Scoped(child: Scoped(child: Scoped(child: Scoped(child: five)))))
    let box = Box(
      Parent(
        child: Parent(
          child: Parent(
            child: Parent(
              child: Parent(
                child: Parent(
                  child: Parent(child: Parent(child: Parent(child: Parent(child: Large())))))))))))
    await reduce(
      ten, box, .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(3)))))))))))
    #expect(
      box.state.child.child.child.child.child.child.child.child.child.child.count == 3)
  }

  @Test func passesTenOptionalsOnASmallStack() async {
    let five = Optionally(
      child: Optionally(child: Optionally(child: Optionally(child: Optionally(child: Leaf())))))
    let ten = Optionally(
      child: Optionally(child: Optionally(child: Optionally(child: Optionally(child: five)))))
    let box = Box(
      Holder(
        child: Holder(
          child: Holder(
            child: Holder(
              child: Holder(
                child: Holder(
                  child: Holder(child: Holder(child: Holder(child: Holder(child: Large())))))))))))
    await reduce(
      ten, box, .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(3)))))))))))
    #expect(
      box.state.child?.child?.child?.child?.child?.child?.child?.child?.child?.child?.count == 3)
  }
}
