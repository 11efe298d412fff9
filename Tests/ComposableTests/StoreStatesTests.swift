import Composable
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct StoreStatesTests {
  func makeStore() -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
  }

  @Test func beginsWithTheStateNow() async {
    let store = makeStore()
    store.send(3)
    var states = store.states.makeAsyncIterator()
    #expect(await states.next() == 3)
  }

  @Test func showsTheStateAfterEachAction() async {
    let store = makeStore()
    var states = store.states.makeAsyncIterator()
    #expect(await states.next() == 0)
    store.send(1)
    #expect(await states.next() == 1)
    store.send(2)
    #expect(await states.next() == 3)
  }

  @Test func aSlowObserverMissesStatesButNotTheLast() async {
    let store = makeStore()
    var states = store.states.makeAsyncIterator()
    for number in 1...10 { store.send(number) }
    #expect(await states.next() == 55)
  }

  @Test func endsWithTheStore() async {
    var store: Store<Int, Int>? = makeStore()
    var states = store?.states.makeAsyncIterator()
    #expect(await states?.next() == 0)
    store = nil
    #expect(await states?.next() == nil)
  }

  @Test func severalObserversSeeTheSame() async {
    let store = makeStore()
    var first = store.states.makeAsyncIterator()
    var second = store.states.makeAsyncIterator()
    store.send(7)
    #expect(await first.next() == 7)
    #expect(await second.next() == 7)
  }
}
